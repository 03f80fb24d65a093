import { knownServices } from './read-quote.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand in HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const place = /(<div\b[^>]*\bid="quote-answer"[^>]*>)[^]*?(<\/div>)/;

/** The built page with this title and this content in its place; a bare page where there is no built one. */
export function fillPage(page: string, title: string, content: string): string {
  if (!place.test(page))
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main>${content}</main></html>`;
  return page
    .replace(/<title>[^<|]*/, () => `<title>${title} `)
    .replace(place, (_, open: string, close: string) => open + content + close);
}

/** A text that the built page carries for its answers, as HTML. */
const carried = (page: string, name: string) =>
  new RegExp(`\\bdata-${name}="([^"]*)"`).exec(place.exec(page)?.[1] ?? '')?.[1];

/** The services that the shop's form asks about, as the built page has them; all where it has none. */
export function servicesOf(page: string): readonly string[] {
  const services = carried(page, 'services');
  return services?.split(' ').filter((service) => knownServices.includes(service)) ?? knownServices;
}

/** A line with the phone number, if the page knows it. */
export function callLine(page: string): string {
  const phone = carried(page, 'phone');
  if (!phone) return '';
  return `<p>Or call <a class="underline" href="tel:+1${phone.replace(/\D/g, '')}">${phone}</a>.</p>`;
}

/** The page that says that a request was received; shown only for one that is kept. */
export function receivedPage(page: string): string {
  const text = carried(page, 'success') ?? 'Quote request submitted successfully!';
  return fillPage(
    page,
    'Request Received',
    `<h1>We have your request.</h1>
<p class="lead my-6" role="status">${text}</p>
<p class="btns"><a class="btn" href="/">Return to Home</a></p>`,
  );
}

/** The page that says why nothing was taken. */
export function failurePage(page: string, error: string): string {
  return fillPage(
    page,
    'Request Not Sent',
    `<h1>Nothing was sent.</h1>
<p class="lead my-6" role="alert">${escapeHtml(error)}</p>
${callLine(page)}<p class="btns my-6"><a class="btn" href="/request-quote">Open the form</a></p>`,
  );
}
