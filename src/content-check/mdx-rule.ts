import { claimOfFact, factNames, flagNames } from '../site/format/claims.ts';
import type { ArticleComponent } from './components.ts';
import type { Entry } from '../site/build/content-file.ts';
import { bodyOf, type MdxBody } from './mdx.ts';
import { nearest, type Problem } from './problem.ts';

/** A < or { in a line that was not meant as code, and the line with it escaped. */
function loneSign(source: string, number: number) {
  const line = source.split('\n')[number - 1] ?? '';
  const less = line.replace(/<(?![A-Za-z/!>])/g, '&lt;');
  if (less !== line) return { sign: '<', written: '&lt;', line: less };
  const brace = line.replace(/(?<!\\)\{(?![^{}]*\})/g, '\\{');
  return brace === line ? undefined : { sign: '{', written: '\\{', line: brace };
}

/** Unknown or incomplete components, tokens meant for the front matter, and a body that cannot be read. */
export function mdxProblems(
  entry: Entry,
  body: MdxBody,
  components: ReadonlyMap<string, ArticleComponent>,
  facts: Record<string, string>,
): Problem[] {
  const { file, body: source } = entry;
  const problems: Problem[] = [];
  const add = (line: number, field: string, wrong: string, remedy: string, example: string) =>
    problems.push({ file, line, field, wrong, remedy, example });
  const names = [...components.keys()];
  const unknownPart = (line: number, name: string) => {
    const remedy = `Use one of: ${names.join(', ')}. content-docs/components.md says what each is for.`;
    add(
      line,
      `<${name}>`,
      `There is no part called ${name}.`,
      remedy,
      `<${nearest(name, names) ?? 'Callout'} … />`,
    );
  };
  if (body.error) {
    const { line, message } = body.error;
    const lone = loneSign(source, line);
    // The parser stops at a closing tag without naming the opening one, which may be misspelled.
    const [, misspelled] =
      [...source.matchAll(/<([A-Z]\w*)/g)].find(
        ([, name = '']) => !components.has(name) && !new RegExp(`import[^\n]*\\b${name}\\b`).test(source),
      ) ?? [];
    if (misspelled)
      unknownPart(source.slice(0, source.indexOf(`<${misspelled}`)).split('\n').length, misspelled);
    else if (lone) {
      const remedy = `Write it as ${lone.written}; otherwise it begins a part of the page.`;
      add(line, 'text', `There is a stray ${lone.sign} in the text.`, remedy, lone.line);
    } else {
      const remedy =
        'Close each part that you open, <Callout …> with </Callout>, and write a lone < as &lt; and a lone { as \\{.';
      const example = '<Callout title="In short">One thought.</Callout>';
      add(line, 'text', `The text cannot be read from here: ${message}.`, remedy, example);
    }
  }
  /** What the prop `name` of a component may be. */
  const named: Record<string, { what: string; names: string[]; example: (name: string) => string }> = {
    Fact: { what: 'fact', names: factNames(facts), example: (name) => `<Fact name="${name}" />` },
    Claim: {
      what: 'claim or a service',
      names: flagNames(facts),
      example: (name) => `<Claim name="${name}">The sentence.</Claim>`,
    },
  };
  for (const { line, name, props, nameProp } of body.components) {
    if (!/^[A-Z]/.test(name) || body.imports.includes(name)) continue;
    const field = `<${name}>`;
    const component = components.get(name);
    if (!component) {
      unknownPart(line, name);
      continue;
    }
    const withProps = (wanted: string[]) => `<${[name, ...wanted.map((prop) => `${prop}="…"`)].join(' ')} />`;
    const missing = component.required.filter((prop) => !props.includes(prop));
    if (missing.length) {
      const list = missing.join(' and ');
      const remedy = `Add ${list}, as in content-docs/components.md.`;
      add(line, field, `${list} is missing.`, remedy, withProps(missing));
    }
    const remedy = component.props.length
      ? `Use: ${component.props.join(', ')}.`
      : `Write <${name} /> alone.`;
    for (const prop of props.filter((used) => !component.props.includes(used)))
      add(line, field, `It has no ${prop}.`, remedy, withProps(component.required));
    const rule = named[name];
    if (!rule || !nameProp || rule.names.includes(nameProp)) continue;
    const { what, names, example } = rule;
    const wrong = claimOfFact[nameProp]
      ? `${nameProp} belongs to a claim that is off in business.yaml.`
      : `${nameProp} is not a ${what} of business.yaml.`;
    const close = nearest(nameProp, names) ?? names[0] ?? '';
    add(line, field, wrong, `Write one of: ${names.join(', ')}.`, example(close));
  }
  // The source as written: in `body`, claims are already resolved.
  for (const { line, name } of bodyOf(entry).outsideParagraphs)
    add(
      line,
      `<${name}>`,
      'On a line of its own it is in no paragraph, and its words would leave the column.',
      name === 'Fact'
        ? 'Put it into a sentence, or write <p> before it and </p> after it.'
        : 'Put it into a sentence, or write its words on lines of their own, with an empty line before and after them.',
      name === 'Fact' ? '<p><Fact name="law" /></p>' : '<Claim name="discount">\n\nThe sentence.\n\n</Claim>',
    );
  for (const { line, code } of body.expressions) {
    const fact = nearest(code.slice(1, -1).trim(), factNames(facts));
    add(
      line,
      'text',
      `${code} is left over: in the text of an article, braces are program code.`,
      fact
        ? `Write <Fact name="${fact}" />. Braces work only between the two lines of --- at the top.`
        : 'Delete it, or write \\{ where a reader should see a brace.',
      `<Fact name="${fact ?? 'phone'}" />`,
    );
  }
  return problems;
}
