import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toEditorFiles } from '../../tools/schemas/files.ts';
import { toFieldReference } from '../../tools/schemas/reference.ts';

const generated = { ...toEditorFiles(), 'content-docs/field-reference.md': toFieldReference() };

it.each(Object.entries(generated))('%s is as npm run schemas writes it', (path, text) => {
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(text);
});
