import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentKinds, type ContentKind } from '../../src/schemas/index.ts';
import { toAdminConfig } from '../../src/integrations/admin/config.ts';
import { toFieldSchema } from '../../src/schemas/fields.ts';
import { toEditorFiles } from '../../tools/schemas/files.ts';
import { toFieldReference } from '../../tools/schemas/reference.ts';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : 'missing');
const files = toEditorFiles();

describe('the visual editor', () => {
  it('is configured from the schemas: every field of every kind with its sentence', () => {
    const config = JSON.stringify(toAdminConfig());
    for (const kind of Object.keys(contentKinds) as ContentKind[])
      for (const [name, field] of Object.entries(toFieldSchema(kind).properties ?? {})) {
        expect(config).toContain(`"name":"${name}"`);
        expect(config).toContain(JSON.stringify(field.description));
      }
  });
});

describe('the files made from the schemas', () => {
  it.each(Object.entries(files))('%s is as npm run schemas makes it', (path, text) => {
    expect(read(path)).toBe(text);
  });

  it('content-docs/field-reference.md is as npm run schemas makes it', () => {
    expect(read('content-docs/field-reference.md')).toBe(toFieldReference());
  });

  it('cover every kind of YAML, with a sentence for every named field', () => {
    const yaml = Object.entries(contentKinds).filter(([, { ending }]) => ending === 'yaml');
    for (const [kind] of yaml) expect(Object.keys(files)).toContain(`.vscode/schemas/${kind}.json`);
    expect(toFieldReference()).not.toMatch(/\| {2}\|$/m);
  });

  it('leave the front matter of articles to Astro, switched on in both places', () => {
    expect(read('.vscode/settings.json')).toContain('"astro.content-intellisense": true');
    expect(read('astro.config.mjs')).toContain('contentIntellisense: true');
  });
});
