const factNames = (facts: Facts) => Object.keys(facts);
const flagNames = factNames;
const claimOfFact = new Map<string, string>();
import type { ArticleComponent } from './components.ts';
import type { Entry } from '../site/build/content-file.ts';
import { bodyOf, type MdxBody } from './mdx.ts';
import { nearest, type Problem } from './problem.ts';

type Facts = Record<string, string>;
type Components = ReadonlyMap<string, ArticleComponent>;
type UsedComponent = MdxBody['components'][number];
type Found = Omit<Problem, 'file'>;

/** The first kind of stray character in a line, < or {, and the line with it escaped. */
function findStrayCharacter(source: string, number: number) {
  const line = source.split('\n')[number - 1] ?? '';
  const less = line.replace(/<(?![A-Za-z/!>])/g, '&lt;');
  if (less !== line) return { character: '<', escaped: '&lt;', line: less };
  const brace = line.replace(/(?<!\\)\{(?![^{}]*\})/g, '\\{');
  return brace === line ? undefined : { character: '{', escaped: '\\{', line: brace };
}

/** The first component from a line on that has curly quotes around an attribute, and its tag with straight ones. */
function findCurlyQuotes(source: string, number: number) {
  const lines = source.split('\n');
  const before = lines.slice(0, number - 1).join('\n').length;
  const found = /<([A-Z]\w*)\s[^<>]*=[“”‘’][^<>]*>/.exec(source.slice(before));
  return (
    found && {
      line: source.slice(0, before + found.index).split('\n').length,
      name: found[1] ?? '',
      straight: found[0].replace(/\s+/g, ' ').replace(/=[“”‘’](.*?)[“”‘’"](?=[\s/>])/g, '="$1"'),
    }
  );
}

/** The first component in a source that is neither known nor imported. */
function findUnknownComponent(source: string, components: Components) {
  const imported = (source.match(/^import\b[^'"]+/gm) ?? []).join().split(/\W+/);
  const withoutCode = source.replace(/(`+)[^]*?\1/g, (code) => code.replace(/[^\n]/g, ' '));
  const isKnown = (name: string) => components.has(name) || imported.includes(name);
  const found = [...withoutCode.matchAll(/<([A-Z]\w*)/g)].find(([, name = '']) => !isKnown(name));
  return found && { name: found[1] ?? '', line: source.slice(0, found.index).split('\n').length };
}

function unknownComponent({ line, name }: { line: number; name: string }, components: Components): Found {
  const names = [...components.keys()];
  return {
    line,
    field: `<${name}>`,
    wrong: `There is no component called ${name}.`,
    remedy: `Use one of: ${names.join(', ')}. content-docs/components.md says what each is for.`,
    example: `<${nearest(name, names) ?? 'Callout'} … />`,
  };
}

/** Why a body cannot be read. */
function errorProblem(
  source: string,
  { line, message }: NonNullable<MdxBody['error']>,
  components: Components,
): Found {
  const curly = findCurlyQuotes(source, line);
  if (curly)
    return {
      line: curly.line,
      field: `<${curly.name}>`,
      wrong: 'The component has curly quotes, which cannot be read.',
      remedy: 'Type straight quotes, "like these".',
      example: curly.straight,
    };
  const stray = findStrayCharacter(source, line);
  if (stray)
    return {
      line,
      field: 'text',
      wrong: `There is a stray ${stray.character} in the text.`,
      remedy: `Write it as ${stray.escaped}. Otherwise it is read as code.`,
      example: stray.line,
    };
  // The parser stops at a closing tag without naming the opening one, which may be misspelled.
  const unknown = findUnknownComponent(source, components);
  if (unknown) return unknownComponent(unknown, components);
  return {
    line,
    field: 'text',
    wrong: `The text cannot be read from here on: ${message}.`,
    remedy:
      'Close each component that you open, <Callout …> with </Callout>, and write a lone < as &lt; and a lone { as \\{.',
    example: '<Callout title="In short">One thought.</Callout>',
  };
}

/** A fact or claim that business.yaml does not have, in `<Fact>` or `<Claim>`. */
function nameProblems({ line, name, nameProp }: UsedComponent, facts: Facts): Found[] {
  const isFact = name === 'Fact';
  if (!nameProp || (!isFact && name !== 'Claim')) return [];
  const names = isFact ? factNames(facts) : flagNames(facts);
  if (names.includes(nameProp)) return [];
  const close = nearest(nameProp, names) ?? names[0] ?? '';
  return [
    {
      line,
      field: `<${name}>`,
      wrong:
        isFact && claimOfFact.has(nameProp)
          ? `${nameProp} belongs to a claim that is off in business.yaml.`
          : `business.yaml has no ${isFact ? 'fact' : 'claim or service'} ${nameProp}.`,
      remedy: `Write one of: ${names.join(', ')}.`,
      example: isFact ? `<Fact name="${close}" />` : `<Claim name="${close}">The sentence.</Claim>`,
    },
  ];
}

/** An unknown component, or one with unknown or missing props. */
function componentProblems(used: UsedComponent, components: Components): Found[] {
  const { line, name, props } = used;
  const component = components.get(name);
  if (!component) return [unknownComponent(used, components)];
  const field = `<${name}>`;
  const withProps = (wanted: string[]) => `<${[name, ...wanted.map((prop) => `${prop}="…"`)].join(' ')} />`;
  const remedy = component.props.length
    ? `Use: ${component.props.join(', ')}.`
    : `Write <${name} /> without attributes.`;
  const example = withProps(component.required);
  const found: Found[] = props
    .filter((prop) => !component.props.includes(prop))
    .map((prop) => ({ line, field, wrong: `<${name}> has no attribute called ${prop}.`, remedy, example }));
  const missing = component.required.filter((prop) => !props.includes(prop));
  const list = missing.join(' and ');
  if (list)
    found.push({
      line,
      field,
      wrong: `<${name}> needs ${list}.`,
      remedy: `Add ${list}, as in content-docs/components.md.`,
      example: withProps(missing),
    });
  return found;
}

/** An inline component outside a paragraph, where it would not line up with the column of text. */
const paragraphProblem = ({ line, name }: MdxBody['outsideParagraphs'][number]): Found => ({
  line,
  field: `<${name}>`,
  wrong: 'On a line of its own it is not in a paragraph, so its text does not line up with the rest.',
  ...(name === 'Fact'
    ? {
        remedy: 'Put it into a sentence, or write <p> before it and </p> after it.',
        example: '<p><Fact name="law" /></p>',
      }
    : {
        remedy:
          'Put it into a sentence, or put its text on separate lines, with an empty line before and after.',
        example: '<Claim name="discount">\n\nThe sentence.\n\n</Claim>',
      }),
});

function expressionProblem({ line, code }: MdxBody['expressions'][number], facts: Facts): Found {
  const fact = nearest(code.slice(1, -1).trim(), factNames(facts));
  return {
    line,
    field: 'text',
    wrong: `${code} does not work here: braces in the text of an article are read as code.`,
    remedy: fact
      ? `Write <Fact name="${fact}" />. Braces work only in the fields at the top, between the two lines of ---.`
      : 'Delete it, or write \\{ to show a brace.',
    example: `<Fact name="${fact ?? 'phone'}" />`,
  };
}

/** Links and pictures that Markdown shows as plain text, because of a space in or before their URL. */
function plainLinkProblems({ line, text }: MdxBody['texts'][number]): Found[] {
  return [...text.matchAll(/(!?\[[^\]]*\])(\s*)\(([^()]*)\)/g)].flatMap(
    ([all, label = '', gap, inParentheses = '']) => {
      const url = inParentheses.trim();
      // A link without a space was escaped on purpose.
      if (!/^(?:\/|\.\.|https?:)/.test(url) || !(gap || /\s/.test(url))) return [];
      return {
        line,
        field: 'text',
        wrong: `${all} is shown as plain text, because there is a space ${gap ? 'before' : 'in'} its URL.`,
        remedy: gap
          ? 'Put the URL right after the text, without a space.'
          : 'Give the file a name without spaces, and write its URL without them.',
        example: `${label}(${url.replace(/\s+/g, '-')})`,
      };
    },
  );
}

/** Marks of bold text and of tables that Markdown shows as they are typed. */
function shownMarkProblems({ line, text }: MdxBody['texts'][number]): Found[] {
  const problem = (wrong: string, remedy: string, example: string) => [
    { line, field: 'text', wrong, remedy, example },
  ];
  if (text.includes('**'))
    return problem(
      'The ** are shown as they are typed.',
      'Put two before the first word and two after the last, with no space between them and the words.',
      '**Two bold words**',
    );
  if (/^\|.*\|$/m.test(text))
    return problem(
      'A line of a table is shown as it is typed.',
      'Write a line with a dash for each column below the first line of the table, and an empty line above it.',
      '| --- | --- |',
    );
  return [];
}

/** Why a body cannot be read; unknown or incomplete components; tokens that only work in the front matter. */
export function mdxProblems(entry: Entry, body: MdxBody, components: Components, facts: Facts): Problem[] {
  const used = body.components.filter(({ name }) => /^[A-Z]/.test(name) && !body.imports.includes(name));
  const found = [
    ...(body.error ? [errorProblem(entry.body, body.error, components)] : []),
    ...used.flatMap((component) => [
      ...componentProblems(component, components),
      ...(components.has(component.name) ? nameProblems(component, facts) : []),
    ]),
    // From the body as written, because `body` has its claims resolved.
    ...bodyOf(entry).outsideParagraphs.map(paragraphProblem),
    ...body.texts.flatMap(plainLinkProblems),
    ...body.texts.flatMap(shownMarkProblems),
    ...body.expressions.map((expression) => expressionProblem(expression, facts)),
  ];
  return found.map((problem) => ({ file: entry.file, ...problem }));
}
