import { expect, type Page } from '@playwright/test';
import { quoteServices } from '../../src/site/build/enabled.ts';
import { business } from '../content.ts';
import { startQuoteServer, type Answer } from '../unit/quote-server.ts';

/** Whether the form asks for a kind of service; a shop with one kind of buildings asks for none. */
export const hasChoice = quoteServices(business.services).length > 1;
/** Why a test of that question is left out. */
export const noChoice = 'The form asks for no service, as the shop offers one.';
/** How many fields of a blank form are missing, in words. */
export const missing = hasChoice ? 'five' : 'four';

/** Answers which service is wanted, where the form asks. */
export async function chooseService(page: Page) {
  if (hasChoice) await page.getByText('Residential Tinting').click();
}

/** What the form says when a request has arrived. */
export const success = `Quote request submitted successfully! We'll get back to you within ${business.quoteHours} hours.`;
/** What it says when it has not. */
export const failure = 'Something went wrong. Please try again or call us directly.';

/** What it says when nobody knows. */
export const unconfirmed = 'We could not confirm that your request arrived.';

/** The form of a page. */
export const form = (page: Page) => page.getByRole('form', { name: 'Request a Quote' });
/** Its button. */
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Request Quote' });

/** Fills in a request that passes. */
export async function fill(page: Page) {
  await page.getByLabel('Name').fill('Maria Delgado');
  await page.getByLabel('Phone').fill('512.555.0188');
  await form(page).getByLabel('Email').fill('maria@example.com');
  await chooseService(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Six west-facing windows.');
}

/** The page as a build has it whose form posts to `url`. */
function withDelivery(html: string, url: string): string {
  const from = '&quot;delivery&quot;:[0,{&quot;mode&quot;:[0,&quot;console&quot;]}]';
  const to = `&quot;delivery&quot;:[0,{&quot;mode&quot;:[0,&quot;endpoint&quot;],&quot;url&quot;:[0,&quot;${url}&quot;]}]`;
  expect(html).toContain(from);
  return html
    .replace(from, to)
    .replace(/action="mailto:[^"]*"/, `action="${url}"`)
    .replace(/ enctype="text\/plain"/i, '');
}

/** A server for the whole site, whose islands get their code once it is let go, and whose form posts to `given`. */
export async function startSlowSite(baseURL: string, given: Answer) {
  const { promise: code, resolve: letGo } = Promise.withResolvers<undefined>();
  const server = await startQuoteServer(async (response, request) => {
    const { url = '/' } = request;
    if (url === '/quotes') return given(response, request);
    if (/_astro\/(?!islands).*\.js$/.test(url)) await code;
    const answer = await fetch(baseURL + url);
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isForm = url.startsWith('/request-quote');
    return response
      .writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-cache' })
      .end(isForm ? withDelivery(body.toString(), '/quotes') : body);
  });
  return {
    ...server,
    url: new URL(server.url).origin,
    requests: () => server.received.filter(({ body }) => body),
    letGo: () => letGo(undefined),
  };
}

/** Lets the page's form post to a real server, as a build with that endpoint would. */
export async function openWithServer(page: Page, ...answers: Answer[]) {
  const cors: Answer = (response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
  };
  const server = await startQuoteServer(
    ...answers.map((given): Answer => (response, request) => {
      cors(response, request);
      given(response, request);
    }),
  );
  await page.route('**/request-quote', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withDelivery(await response.text(), server.url) });
  });
  await page.goto('/request-quote');
  return server;
}
