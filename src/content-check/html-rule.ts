import { problemIn, type Problem } from './problem.ts';

interface Rule {
  test: RegExp;
  wrong: string;
  remedy: string;
  /** What to write in its place. */
  replacement?: (match: RegExpExecArray) => string;
}

const seeComponents = 'What an article can show is listed in content-docs/components.md.';

/** HTML and Markdown that people know from other programs, or that looks right, and that does not work in an article. */
const rules: readonly Rule[] = [
  {
    test: /<script\b/i,
    wrong: 'An article cannot contain a <script>. Pages run only the site’s own code.',
    remedy: `Delete it. ${seeComponents}`,
  },
  {
    test: /<(?:style|link|font|center)\b|<\w[^>]*\sstyle=/i,
    wrong: 'An article cannot have styles of its own.',
    remedy: `Delete it. ${seeComponents}`,
  },
  {
    test: /<(?:iframe|embed|object|video|audio)\b[^>]*?(?:src|data)="([^"]*)"|<(?:iframe|embed|object|video|audio)\b/i,
    wrong: 'An article cannot embed another site. Browsers are told to refuse it.',
    remedy: 'Link to it instead.',
    replacement: ([, url = 'https://example.com/video']) => `[Watch the video](${url})`,
  },
  {
    test: /<img\b/i,
    wrong: 'A picture in HTML is not made smaller for phones.',
    remedy: `Put the file into src/assets/pictures and show it as a figure. ${seeComponents}`,
    replacement: () => '<Figure … />',
  },
  {
    test: /<(?:form|input|button|select|textarea)\b/i,
    wrong: 'An article cannot contain a form.',
    remedy: 'Link to the quote page instead.',
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
    remedy: 'Write the comment between {/* and */}, or delete it.',
    replacement: ([, note = '']) => `{/* ${note} */}`,
  },
  {
    test: /^ {0,3}(#{1,6}|[-*+]|\d+[.)])(?:(?![\t ])[\s\p{Cf}])+[\s\p{Cf}]*(.+)$/u,
    wrong: 'The space at the start of this line is a hard space, which only looks like one.',
    remedy: 'Delete it and type a plain space.',
    replacement: ([, mark = '', rest = '']) => `${mark.startsWith('#') ? mark.padEnd(2, '#') : mark} ${rest}`,
  },
  {
    test: /^ {0,3}(#{2,6}|#(?=\p{L})|-(?=\p{L})|\d+[.)](?=\p{L}))([^#\s].*)$/u,
    wrong: 'Without a space after its first sign, this line is no heading or list item.',
    remedy: 'Write a space there.',
    replacement: ([, mark = '', rest = '']) => `${mark.startsWith('#') ? mark.padEnd(2, '#') : mark} ${rest}`,
  },
  {
    test: /^\s*[•·▪◦‣]\s*(.*)$/,
    wrong: 'A dot as typed by a word processor does not make a list.',
    remedy: 'Write a hyphen and a space in its place.',
    replacement: ([, item = '']) => `- ${item}`,
  },
  {
    test: /^ {0,3}=+[ \t]*$/,
    wrong: 'A line of = makes the text above it a second title. The page already has its own.',
    remedy: 'Delete the line, and write ## before the text above it.',
    replacement: () => '## A heading',
  },
  {
    test: /<h1\b[^>]*>(.*?)(?:<\/h1>|$)/i,
    wrong: 'An <h1> is a second title. The page already has its own.',
    remedy: 'Write ## instead.',
    replacement: ([, heading = '']) => `## ${heading}`,
  },
  {
    test: /^ {0,3}#[ \t]+(.*)$/,
    wrong: 'A heading with one # is a second title. The page already has its own.',
    remedy: 'Write ## instead.',
    replacement: ([, heading = '']) => `## ${heading}`,
  },
];

/** Lines of an article that do not work on a page. Skips code blocks. */
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
