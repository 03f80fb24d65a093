import { claimOfFact, factNames, switchNames } from '../site/format/claims.ts';
import type { ArticleComponent } from './components.ts';
import type { MdxBody } from './mdx.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';

/** The sign of a line that is not meant as program code, and the line as it should be. */
function loneSign(source: string, number: number) {
  const line = source.split('\n')[number - 1] ?? '';
  const less = line.replace(/<(?![A-Za-z/!>])/g, '&lt;');
  if (less !== line) return { sign: '<', written: '&lt;', line: less };
  const brace = line.replace(/(?<!\\)\{(?![^{}]*\})/g, '\\{');
  return brace === line ? undefined : { sign: '{', written: '\\{', line: brace };
}

/** Unknown or incomplete components, tokens meant for the front matter, and a body that cannot be read. */
export function mdxProblems(
  file: string,
  source: string,
  body: MdxBody,
  components: ReadonlyMap<string, ArticleComponent>,
  facts: Record<string, string>,
): Problem[] {
  const problems: Problem[] = [];
  const named: Record<string, { what: string; names: string[]; example: (close?: string) => string }> = {
    Fact: { what: 'fact', names: factNames(facts), example: (close = 'phone') => `<Fact name="${close}" />` },
    Claim: {
      what: 'claim or a service',
      names: switchNames(facts),
      example: (close = 'discount') => `<Claim name="${close}">The sentence.</Claim>`,
    },
  };
  const add = (line: number, field: string, wrong: string, remedy: string, example: string) =>
    problems.push({ file, line, field, wrong, remedy, example });
  if (body.error) {
    const sign = loneSign(source, body.error.line);
    add(
      body.error.line,
      'text',
      sign
        ? `A lone ${sign.sign} stands in the text.`
        : `The text cannot be read from here: ${body.error.message}.`,
      sign
        ? `Write it as ${sign.written}, as it begins a part of the page otherwise.`
        : 'Close each part that you open, <Callout …> with </Callout>, and write a lone < as &lt; and a lone { as \\{.',
      sign?.line ?? '<Callout title="In short">One thought.</Callout>',
    );
  }
  for (const { line, name, props, nameProp } of body.components) {
    if (!/^[A-Z]/.test(name) || body.imports.includes(name)) continue;
    const known = components.get(name);
    if (!known) {
      const close = nearest(name, [...components.keys()]);
      add(
        line,
        `<${name}>`,
        `There is no part called ${name}.`,
        `Use one of: ${[...components.keys()].join(', ')}. content-docs/components.md says what each is for.`,
        `<${close ?? 'Callout'} … />`,
      );
      continue;
    }
    const missing = known.required.filter((prop) => !props.includes(prop));
    if (missing.length)
      add(
        line,
        `<${name}>`,
        `${missing.join(' and ')} is missing.`,
        `Add ${missing.join(' and ')}, as in content-docs/components.md.`,
        `<${name} ${missing.map((prop) => `${prop}="…"`).join(' ')} />`,
      );
    for (const prop of props.filter((one) => !known.props.includes(one)))
      add(
        line,
        `<${name}>`,
        `It has no ${prop}.`,
        known.props.length ? `Use: ${known.props.join(', ')}.` : `Write <${name} /> alone.`,
        `<${name}${known.required.map((one) => ` ${one}="…"`).join('')} />`,
      );
    const asked = named[name];
    if (asked && nameProp && !asked.names.includes(nameProp))
      add(
        line,
        `<${name}>`,
        claimOfFact[nameProp]
          ? `${nameProp} belongs to a claim that is off in business.yaml.`
          : `${nameProp} is not a ${asked.what} of business.yaml.`,
        `Write one of: ${asked.names.join(', ')}.`,
        asked.example(nearest(nameProp, asked.names)),
      );
  }
  for (const { line, code } of body.expressions) {
    const name = code.slice(1, -1).trim();
    const fact = name in facts ? name : nearest(name, factNames(facts));
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
