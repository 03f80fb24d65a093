import { errorPage, type Shown } from './answer-form.ts';
import { failurePage } from './answer-page.ts';

const kept = { 'Cache-Control': 'no-store' };

/** An answer for a script. */
export const toJson = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...kept, ...headers } });

/** An answer for a person. */
export const toPage = (status: number, html: string, headers: Record<string, string> = {}) =>
  new Response(html, {
    status,
    headers: { ...kept, 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });

/** Sends a person on to another address, which a reload may ask for again. */
export const toAddress = (location: string) =>
  new Response(null, { status: 303, headers: { ...kept, Location: location } });

/** Says no in the way that was asked for: `page` gives the built page to a person, undefined asks for JSON. */
export async function refuse(
  page: (() => Promise<string>) | undefined,
  status: number,
  error: string,
  { shown, headers = {} }: { shown?: Omit<Shown, 'error'>; headers?: Record<string, string> } = {},
): Promise<Response> {
  if (!page) return toJson(status, { ok: false, error }, headers);
  const html = await page();
  return toPage(status, shown ? errorPage(html, { ...shown, error }) : failurePage(html, error), headers);
}
