import { Document, Scalar, visit } from 'yaml';

/** Data as YAML as our files have it: long texts folded on lines of their own, so that no quotes are needed. */
export function toYaml(data: object): string {
  const document = new Document(data);
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && node.value.length > 110) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth: 116, singleQuote: true });
}
