import { expect, it } from 'vitest';
import { z } from 'zod';
import { toAdminConfig } from '../../src/integrations/admin/config';
import { toFieldSchema, type FieldSchema } from '../../src/schemas/fields';
import { contentKinds } from '../../src/schemas/index';
import { keysOf } from '../../src/site/format/keys-of';

const field = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string(),
  get fields() {
    return z.array(field).optional();
  },
});
const collection = z.object({
  name: z.string(),
  label: z.string(),
  fields: z.array(field).optional(),
  files: z.array(z.object({ file: z.string(), fields: z.array(field) })).optional(),
});
const { collections } = z.object({ collections: z.array(collection) }).parse(toAdminConfig());

/** The paths of all fields with their hints, from the configuration and from the schema. */
const hintsIn = (fields: readonly z.infer<typeof field>[], path = ''): string[] =>
  fields.flatMap(({ name, hint, fields: inner = [] }) => [
    `${path}${name}: ${hint}`,
    ...hintsIn(inner, `${path}${name}.`),
  ]);
const sentencesIn = ({ properties = {} }: FieldSchema, path = ''): string[] =>
  Object.entries(properties).flatMap(([name, part]) => {
    const isPicture = name === 'src';
    const inner = isPicture ? [] : sentencesIn(part.items ?? part, `${path}${name}.`);
    return [`${path}${name}: ${part.description ?? ''}`, ...inner];
  });

it.each(keysOf(contentKinds))('the editor has a form for %s with each field and its sentence', (kind) => {
  const found = collections.find(({ name }) => name === kind);
  expect(found?.label).toBe(contentKinds[kind].label);
  const fields = found?.files?.[0]?.fields ?? found?.fields ?? [];
  expect(hintsIn(fields.filter(({ name }) => name !== 'body'))).toEqual(sentencesIn(toFieldSchema(kind)));
});

it('drafts of a hosted editor are pull requests, and a local one writes files', () => {
  const hosted = { repo: 'shop/site', branch: 'main', site: 'https://shop.com' };
  expect(toAdminConfig(hosted)).toMatchObject({ publish_mode: 'editorial_workflow' });
  expect(toAdminConfig()).not.toHaveProperty('publish_mode');
});
