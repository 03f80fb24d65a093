import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { toEditorFiles } from './schemas/files.ts';
import { toFieldReference } from './schemas/reference.ts';

const files = { ...toEditorFiles(), 'content-docs/field-reference.md': toFieldReference() };
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.info(`Wrote ${Object.keys(files).join(', ')}.`);
