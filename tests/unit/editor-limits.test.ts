import { describe, expect, it } from 'vitest';
import { toAdminConfig } from '../../src/integrations/admin/config.ts';
import type { Widget } from '../../src/integrations/admin/widgets.ts';
import { readContent } from '../../src/site/build/content-file.ts';

const widgetsOf = (value: unknown): Widget[] => (Array.isArray(value) ? (value as Widget[]) : []);

/** What of a value the editor refuses to save, by its path. */
function refused(widget: Widget, value: unknown, path: string): string[] {
  const { fields, field, pattern, minlength, maxlength, min, max, required } = widget;
  if (value === undefined || value === null || value === '') return required ? [`${path} is required`] : [];
  if (Array.isArray(value)) {
    const count = value.length < Number(min ?? 0) || value.length > Number(max ?? Infinity);
    const each = value.flatMap((item: unknown, index) =>
      field
        ? refused(field as Widget, item, `${path}.${index}`)
        : widgetsOf(fields).flatMap((one) => refusedIn(one, item, `${path}.${index}`)),
    );
    return [...(count ? [`${path} has ${value.length} items`] : []), ...each];
  }
  if (typeof value === 'object') return widgetsOf(fields).flatMap((one) => refusedIn(one, value, path));
  const [rule] = Array.isArray(pattern) ? (pattern as string[]) : [];
  const text = String(value);
  if (rule && !new RegExp(rule).test(text)) return [`${path} does not match: ${text.slice(0, 80)}`];
  if (typeof value !== 'string') return [];
  const isLong = text.trim().length > Number(maxlength ?? Infinity);
  return isLong || text.length < Number(minlength ?? 0) ? [`${path} has ${text.length} characters`] : [];
}

const refusedIn = (widget: Widget, group: unknown, path: string) =>
  refused(widget, Reflect.get(Object(group), String(widget.name)), `${path}.${String(widget.name)}`);

describe('the visual editor saves every file as it is', () => {
  const collections = toAdminConfig().collections as Widget[];

  it.each(readContent('.').map((entry) => [entry.file, entry] as const))('%s', (_file, entry) => {
    const collection = collections.find(({ name }) => name === entry.kind);
    const [file] = widgetsOf(collection?.files);
    const fields = widgetsOf((file ?? collection)?.fields).filter(({ name }) => name !== 'body');
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.flatMap((one) => refusedIn(one, entry.data, entry.slug))).toEqual([]);
  });
});
