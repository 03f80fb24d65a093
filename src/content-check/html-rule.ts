import { problemIn, type Problem } from './problem.ts';

interface Rule {
  test: RegExp;
  wrong: string;
  remedy: string;
  /** What to write in its place. */
  replacement?: (match: RegExpExecArray) => string;
}

const shown = 'What an article can show is listed in content-docs/components.md.';

/** Notations that people know from other programs and that do not work in an article. */
const rules: readonly Rule[] = [
  {
    test: /<script\b/i,
    wrong: 'An article cannot hold a <script>: pages run no code but their own.',
    remedy: `Delete it. ${shown}`,
  },
  {
    test: /<(?:style|link|font|center)\b|<\w[^>]*\sstyle=/i,
    wrong: 'An article cannot have styles of its own.',
    remedy: `Delete it. ${shown}`,
  },
  {
    test: /<(?:iframe|embed|object|video|audio)\b[^>]*?(?:src|data)="([^"]*)"|<(?:iframe|embed|object|video|audio)\b/i,
    wrong: 'An article cannot show a part of another site: browsers are told to refuse it.',
    remedy: 'Write a link to it.',
    replacement: ([, url = 'https://example.com/video']) => `[Watch the video](${url})`,
  },
  {
    test: /<img\b/i,
    wrong: 'A picture written as HTML is not made smaller for phones.',
    remedy: `Put the file into src/assets/pictures and show it as a figure. ${shown}`,
    replacement: () => '<Figure … />',
  },
  {
    test: /<(?:form|input|button|select|textarea)\b/i,
    wrong: 'An article cannot hold a form.',
    remedy: 'Write a link to the quote page.',
    replacement: () => '[Request a quote](/request-quote)',
  },
  {
    test: /<br\b/i,
    wrong: 'HTML line breaks do not work in articles.',
    remedy: 'Leave an empty line, which starts a new paragraph.',
  },
  {
    test: /<!--\s*(.*?)\s*(?:-->|$)/,
    wrong: 'HTML comments do not work in articles.',
    remedy: 'Write it between {/* and */}, or delete it.',
    replacement: ([, note = '']) => `{/* ${note} */}`,
  },
  {
    test: /^# +(.*)$/,
    wrong: 'A heading with one # is a second title: the page has its own above.',
    remedy: 'Write two #.',
    replacement: ([, heading = '']) => `## ${heading}`,
  },
];

/** Parts of an article's text that no page can show, each with what to write instead. Skips code blocks. */
export function htmlProblems(file: string, body: string): Problem[] {
  let inCode = false;
  return body.split('\n').flatMap((text, index) => {
    if (/^\s*(?:```|~~~)/.test(text)) inCode = !inCode;
    if (inCode) return [];
    for (const { test, wrong, remedy, replacement } of rules) {
      const match = test.exec(text);
      const position = { line: index + 1, field: 'text' };
      if (match) return problemIn(file, position, wrong, remedy, replacement?.(match));
    }
    return [];
  });
}
