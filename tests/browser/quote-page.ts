import { expect, type FrameLocator, type Page } from '@playwright/test';
import { quoteServices } from '../../src/site/build/enabled.ts';
import { business } from '../content.ts';
import { withDelivery } from '../support/with-delivery.ts';
import { answer, startQuoteServer, type Answer } from '../support/quote-server.ts';

/** Whether the form asks for a service, which a shop with one service does not. */
export const hasChoice = quoteServices(business.services).length > 1;
export const noChoice = 'The shop has only one service, so the form does not ask for it.';

/** Chooses a service where the form asks for one. */
async function chooseService(page: Page) {
  if (hasChoice) await page.getByText('Residential Tinting').click();
}

/** The form's message for a request that has arrived. */
export const success = `Quote request submitted successfully! We'll get back to you within ${business.quoteHours} hours.`;
/** Its message for a request that was refused. */
export const failure = 'Something went wrong. Please try again or call us directly.';
/** Its message for a request that may have arrived. */
export const unconfirmed = 'We could not confirm that your request arrived.';

export const form = (page: Page) => page.getByRole('form', { name: 'Request a Quote' });
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Request Quote' });

/** Fills in a valid request. */
export async function fill(page: Page) {
  await page.getByLabel('Name').fill('Maria Delgado');
  await page.getByLabel('Phone').fill('512.555.0188');
  await form(page).getByLabel('Email').fill('maria@example.com');
  await chooseService(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Six west-facing windows.');
}

/** Waits for React in the form, whose work begins when Astro calls the island hydrated. It takes over the browser's own checks. */
export const untilHydrated = (page: Page | FrameLocator) =>
  expect(page.locator('form[name=quote]')).toHaveAttribute('novalidate');

/** Fills in a valid request in a form that is hydrated. Before, a press would post the plain form. */
export async function fillHydrated(page: Page) {
  await fill(page);
  await untilHydrated(page);
}

/** The requests that a server received, without the browser's preflights, which have no body. */
const toRequests = ({ received }: Awaited<ReturnType<typeof startQuoteServer>>) =>
  received.filter(({ body }) => body);

/** Opens a page with the form as built for an endpoint, which is a real server until the test ends. */
export async function openWithServer(page: Page, quoteAnswer: Answer, path = '/request-quote') {
  const server = await startQuoteServer((response, request) => {
    for (const name of ['Origin', 'Headers']) response.setHeader(`Access-Control-Allow-${name}`, '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
    return (request.method === 'OPTIONS' ? answer(204, '') : quoteAnswer)(response, request);
  });
  page.context().once('close', server.stop);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withDelivery(await response.text(), server.url) });
  });
  await page.goto(path);
  return { requests: () => toRequests(server) };
}
