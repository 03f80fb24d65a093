/** The most that a request may hold: 64 KB. */
export const maxBody = 64 * 1024;

/** What was sent: values by field name, and whether a page's form sent it rather than a script. */
export interface Body {
  values: Record<string, string>;
  isForm: boolean;
}

/** A body that cannot be taken, with the status that says so. */
export class BodyError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = Number(request.headers.get('Content-Length') ?? 0);
  if (size > maxBody) throw new BodyError(413, 'The request is larger than 64 KB.');
  size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > maxBody) throw new BodyError(413, 'The request is larger than 64 KB.');
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Texts only: a number or a file in the place of a text counts as left out. The first of two values counts. */
function toValues(entries: Iterable<[string, unknown]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of entries)
    if (typeof value === 'string' && !values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}

/** Reads JSON or a form; throws a BodyError for anything else, for what cannot be read and for too much. */
export async function readBody(request: Request): Promise<Body> {
  const header = request.headers.get('Content-Type') ?? '';
  const type = header.split(';')[0]?.trim().toLowerCase() ?? '';
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
  if (!isForm && type !== 'application/json')
    throw new BodyError(415, 'Send JSON or a form, and say so in Content-Type.');
  const bytes = await readBytes(request);
  try {
    if (isForm) {
      const form = await new Response(bytes, { headers: { 'Content-Type': header } }).formData();
      return { values: toValues(form.entries()), isForm };
    }
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('no object');
    return { values: toValues(Object.entries(parsed)), isForm };
  } catch {
    throw new BodyError(400, 'The request cannot be read.');
  }
}
