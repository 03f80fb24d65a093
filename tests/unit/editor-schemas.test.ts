import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toAdminConfig } from '../../src/integrations/admin/config.ts';
import { toFieldSchema } from '../../src/schemas/fields.ts';
import { contentKinds } from '../../src/schemas/index.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { toEditorFiles } from '../../tools/schemas/files.ts';
import { toFieldReference } from '../../tools/schemas/reference.ts';

it('the visual editor has every field of every kind with its description', () => {
  const config = JSON.stringify(toAdminConfig());
  for (const kind of keysOf(contentKinds))
    for (const [name, field] of Object.entries(toFieldSchema(kind).properties ?? {})) {
      expect(config).toContain(`"name":"${name}"`);
      expect(config).toContain(JSON.stringify(field.description));
    }
});

const generated = { ...toEditorFiles(), 'content-docs/field-reference.md': toFieldReference() };

it.each(Object.entries(generated))('%s is as npm run schemas writes it', (path, text) => {
  expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(text);
});
