import { claimOfFact, factNames, flagNames } from '../site/format/claims.ts';
import type { ArticleComponent } from './components.ts';
import type { Entry } from '../site/build/content-file.ts';
import { bodyOf, type MdxBody } from './mdx.ts';
import { nearest, problemIn, type Problem } from './problem.ts';

type Facts = Record<string, string>;
type Components = ReadonlyMap<string, ArticleComponent>;
type UsedComponent = MdxBody['components'][number];

/** Returns a problem at a line of the entry. */
type Report = (line: number, field: string, wrong: string, remedy: string, example: string) => Problem;

/** A < or { in a line that was not meant as code, and the line with it escaped. */
function loneSign(source: string, number: number) {
  const line = source.split('\n')[number - 1] ?? '';
  const less = line.replace(/<(?![A-Za-z/!>])/g, '&lt;');
  if (less !== line) return { sign: '<', written: '&lt;', line: less };
  const brace = line.replace(/(?<!\\)\{(?![^{}]*\})/g, '\\{');
  return brace === line ? undefined : { sign: '{', written: '\\{', line: brace };
}

function unknownComponent(report: Report, line: number, name: string, components: Components): Problem {
  const names = [...components.keys()];
  const remedy = `Use one of: ${names.join(', ')}. content-docs/components.md says what each is for.`;
  const example = `<${nearest(name, names) ?? 'Callout'} … />`;
  return report(line, `<${name}>`, `There is no part called ${name}.`, remedy, example);
}

/** Why a body cannot be read. */
function errorProblem(
  report: Report,
  source: string,
  { line, message }: NonNullable<MdxBody['error']>,
  components: Components,
): Problem {
  const lone = loneSign(source, line);
  // The parser stops at a closing tag without naming the opening one, which may be misspelled.
  const misspelled = [...source.matchAll(/<([A-Z]\w*)/g)].find(
    ([, name = '']) => !components.has(name) && !new RegExp(`import[^\n]*\\b${name}\\b`).test(source),
  );
  if (misspelled) {
    const before = source.slice(0, misspelled.index);
    return unknownComponent(report, before.split('\n').length, misspelled[1] ?? '', components);
  }
  if (lone) {
    const remedy = `Write it as ${lone.written}; otherwise it begins a part of the page.`;
    return report(line, 'text', `There is a stray ${lone.sign} in the text.`, remedy, lone.line);
  }
  const remedy =
    'Close each part that you open, <Callout …> with </Callout>, and write a lone < as &lt; and a lone { as \\{.';
  const example = '<Callout title="In short">One thought.</Callout>';
  return report(line, 'text', `The text cannot be read from here: ${message}.`, remedy, example);
}

function nameProblem(report: Report, { line, name, nameProp }: UsedComponent, facts: Facts): Problem[] {
  if (name !== 'Fact' && name !== 'Claim') return [];
  const names = name === 'Fact' ? factNames(facts) : flagNames(facts);
  if (!nameProp || names.includes(nameProp)) return [];
  const what = name === 'Fact' ? 'fact' : 'claim or a service';
  const wrong = claimOfFact[nameProp]
    ? `${nameProp} belongs to a claim that is off in business.yaml.`
    : `${nameProp} is not a ${what} of business.yaml.`;
  const close = nearest(nameProp, names) ?? names[0] ?? '';
  const example =
    name === 'Fact' ? `<Fact name="${close}" />` : `<Claim name="${close}">The sentence.</Claim>`;
  return [report(line, `<${name}>`, wrong, `Write one of: ${names.join(', ')}.`, example)];
}

/** An unknown component, or one with unknown or missing props. */
function componentProblems(report: Report, used: UsedComponent, components: Components): Problem[] {
  const { line, name, props } = used;
  const component = components.get(name);
  if (!component) return [unknownComponent(report, line, name, components)];
  const withProps = (wanted: string[]) => `<${[name, ...wanted.map((prop) => `${prop}="…"`)].join(' ')} />`;
  const missing = component.required.filter((prop) => !props.includes(prop));
  const list = missing.join(' and ');
  const remedy = component.props.length ? `Use: ${component.props.join(', ')}.` : `Write <${name} /> alone.`;
  const unknown = props.filter((prop) => !component.props.includes(prop));
  return [
    ...(list
      ? [
          report(
            line,
            `<${name}>`,
            `${list} is missing.`,
            `Add ${list}, as in content-docs/components.md.`,
            withProps(missing),
          ),
        ]
      : []),
    ...unknown.map((prop) =>
      report(line, `<${name}>`, `It has no ${prop}.`, remedy, withProps(component.required)),
    ),
  ];
}

/** An inline component outside of a paragraph. */
function paragraphProblem(report: Report, line: number, name: string): Problem {
  const wrong = 'On a line of its own it is in no paragraph, and its words would leave the column.';
  return name === 'Fact'
    ? report(
        line,
        '<Fact>',
        wrong,
        'Put it into a sentence, or write <p> before it and </p> after it.',
        '<p><Fact name="law" /></p>',
      )
    : report(
        line,
        `<${name}>`,
        wrong,
        'Put it into a sentence, or write its words on lines of their own, with an empty line before and after them.',
        '<Claim name="discount">\n\nThe sentence.\n\n</Claim>',
      );
}

function expressionProblem(report: Report, line: number, code: string, facts: Facts): Problem {
  const fact = nearest(code.slice(1, -1).trim(), factNames(facts));
  return report(
    line,
    'text',
    `${code} is left over: in the text of an article, braces are program code.`,
    fact
      ? `Write <Fact name="${fact}" />. Braces work only between the two lines of --- at the top.`
      : 'Delete it, or write \\{ where a reader should see a brace.',
    `<Fact name="${fact ?? 'phone'}" />`,
  );
}

/** A link or a picture that Markdown takes for plain words, because of a space in its address or before it. */
function plainLinkProblems(report: Report, { line, text }: MdxBody['texts'][number]): Problem[] {
  return [...text.matchAll(/(!?\[[^\]]*\])(\s*)\(([^()]*)\)/g)].flatMap(
    ([all, words = '', gap, address = '']) => {
      const path = address.trim();
      if (!/^(?:\/|\.\.|https?:)/.test(path)) return [];
      const wrong = `${all} is shown as it stands, because of a space ${gap ? 'before its address' : 'in its address'}.`;
      const remedy = gap
        ? 'Write the address right after the words, without a space.'
        : 'Give the file a name without spaces, and write its address without them.';
      return report(line, 'text', wrong, remedy, `${words}(${path.replace(/\s+/g, '-')})`);
    },
  );
}

/** Unknown or incomplete components, tokens meant for the front matter, and a body that cannot be read. */
export function mdxProblems(entry: Entry, body: MdxBody, components: Components, facts: Facts): Problem[] {
  const report: Report = (line, field, ...rest) => problemIn(entry.file, { line, field }, ...rest);
  const used = body.components.filter(({ name }) => /^[A-Z]/.test(name) && !body.imports.includes(name));
  return [
    ...(body.error ? [errorProblem(report, entry.body, body.error, components)] : []),
    ...used.flatMap((component) => [
      ...componentProblems(report, component, components),
      ...(components.has(component.name) ? nameProblem(report, component, facts) : []),
    ]),
    // The source as written: in `body`, claims are already resolved.
    ...bodyOf(entry).outsideParagraphs.map(({ line, name }) => paragraphProblem(report, line, name)),
    ...body.texts.flatMap((text) => plainLinkProblems(report, text)),
    ...body.expressions.map(({ line, code }) => expressionProblem(report, line, code, facts)),
  ];
}
