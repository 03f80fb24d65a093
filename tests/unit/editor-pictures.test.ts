import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toAdminConfig } from '../../src/integrations/admin/config.ts';

const nameSchema = z.string().catch('');
const fieldSchema = z.looseObject({ name: nameSchema });
const fieldsSchema = z.array(fieldSchema).catch([]);
type Field = z.infer<typeof fieldSchema>;

/** Pictures that only decorate, as what they show stands in words beside them. */
const decoration = /\.(?:meta\.cardPicture|examples\.picture)$|^home\.home\.hero\.panes\.\w+\.(?:wide|low)$/;

/** Every group of fields in a form of the editor, by its path. */
function groupsOf(field: Field, around = ''): { path: string; fields: Field[] }[] {
  const path = `${around}${field.name}`;
  const fields = ['fields', 'files'].flatMap((inner) => fieldsSchema.parse(field[inner]));
  return [{ path, fields }, ...fields.flatMap((inner) => groupsOf(inner, `${path}.`))];
}

const pictures = fieldsSchema
  .parse(toAdminConfig().collections)
  .flatMap((collection) => groupsOf(collection))
  .filter(({ fields }) => fields.some(({ widget }) => widget === 'image'));
const [decorating, telling] = [true, false].map((decorates) =>
  pictures.filter(({ path }) => decoration.test(path) === decorates),
);

describe('the form of the editor', () => {
  it.each(telling ?? [])('refuses the picture $path without text for it', ({ fields }) => {
    const alt = fields.find(({ name }) => name === 'alt');
    expect(alt?.['required']).toBe(true);
    const [pattern] = z.tuple([z.string(), z.string()]).parse(alt?.['pattern']);
    const isTaken = (text: string) => new RegExp(pattern).test(text);
    expect(['', 'A car', 'IMG_2041.jpg'].filter(isTaken)).toEqual([]);
    expect(isTaken('Dark pickup in front of a limestone wall')).toBe(true);
  });

  it('has pictures of both kinds, and no text to fill in for those that decorate', () => {
    expect(telling?.length).toBeGreaterThan(10);
    expect(decorating?.length).toBeGreaterThan(10);
    for (const { fields } of decorating ?? []) expect(fields.map(({ name }) => name)).not.toContain('alt');
  });
});
