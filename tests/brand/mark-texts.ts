import { isMap, isScalar, parseDocument, visit } from 'yaml';

/** Fields whose values are the name of a town or a day, which other files and the code refer to; they stay as they are. */
const kept = /^(?:city|place|town|areas|aboutAreas|dateText|readTime|days)$/;
const marks: Readonly<Record<string, string>> = { a: 'ä', e: 'ë', i: 'ï', o: 'ö', u: 'ü' };

/** Whether a text holds a mark, so that some of it comes from content. */
export const isMarked = (text: string) => /[äëïöü]/.test(text);

const mark = (text: string) => text.replace(/\{\w+[?}]|[aeiou]/g, (part) => marks[part] ?? part);

function markYaml(yaml: string): string {
  const document = parseDocument(yaml);
  visit(document, {
    Pair: (_key, { key, value }) =>
      isScalar(key) && kept.test(String(key.value)) && !isMap(value) ? visit.SKIP : undefined,
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string' && node.value.includes(' '))
        node.value = mark(node.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** A content file with every text of its YAML marked, each as long as before; the body of an article stays as it is. */
export function markTexts(source: string): string {
  const front = /^---\n([^]*?)^---\n/m.exec(source);
  if (!front) return markYaml(source);
  return `---\n${markYaml(front[1] ?? '')}---\n${source.slice(front[0].length)}`;
}
