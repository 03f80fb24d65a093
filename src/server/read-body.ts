import type { HonoRequest } from 'hono';

/** The most that a request may hold, in bytes: 64 KB. */
export const maxBody = 64 * 1024;

/** What was sent: values by field name, and whether a page's form sent it rather than a script. */
export interface Body {
  values: Record<string, string>;
  isForm: boolean;
}

/** A body that cannot be used, with the status that says so. */
export class BodyError extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/** Texts only: a number or a file in the place of a text counts as left out. The first of two values counts. */
function toValues(entries: Iterable<[string, unknown]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of entries)
    if (typeof value === 'string' && !values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}

/** Reads JSON or a form; throws a BodyError for anything else and for what cannot be read. */
export async function readBody(request: HonoRequest): Promise<Body> {
  const type = request.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
  if (!isForm && type !== 'application/json')
    throw new BodyError(415, 'We could not read your request. Please send it from the form, or call us.');
  try {
    if (isForm) return { values: toValues((await request.formData()).entries()), isForm };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('no object');
    return { values: toValues(Object.entries(parsed)), isForm };
  } catch {
    throw new BodyError(400, 'We could not read your request. Please try again, or call us.');
  }
}
