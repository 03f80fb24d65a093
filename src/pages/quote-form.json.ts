import { createHash } from 'node:crypto';
import type { BuiltForm } from '@/features/quote/rules/built-form';
import { quoteServices } from '@/site/build/enabled';
import { buildTakesPhotos } from '@/site/build/takes-photos';
import { upcomingClosures } from '@/site/format/closures';
import { getBusiness } from '@/site/queries/content';
import { dateWordings } from '@/site/format/dates';
import { getPage, getState } from '@/site/queries/pages';
import { fullTitle } from '@/site/seo/page-meta';

/** The films of each service, with the figures for a preview on a photo. */
async function getFilms(): Promise<BuiltForm['films']> {
  const { tables } = await getPage('films');
  return Object.fromEntries(
    Object.entries(tables).map(([service, { items }]) => [
      service,
      items.map(({ name, vlt, reflection, tone }) => ({ name, vlt, reflection, ...(tone && { tone }) })),
    ]),
  );
}

/** What the quote server needs to know about this build's form. */
export async function GET(): Promise<Response> {
  const business = await getBusiness();
  const toTitle = (title: string) => fullTitle(title, business);
  const { services, hours, timeZone, quoteHours } = business;
  const { mail, quietHours, texts } = await getPage('quotePage');
  const { zipStarts } = await getState();
  const { asOf, showInForm, ranges, cars } = await getPage('prices');
  const form: BuiltForm = {
    services: quoteServices(services),
    shop: { hours, closures: upcomingClosures(business, 364), timeZone, quoteHours },
    hasPhotos: buildTakesPhotos,
    ...(buildTakesPhotos && { films: await getFilms() }),
    site: business.site,
    brand: business.brand,
    phone: business.phone,
    mail,
    quietHours,
    zipStarts,
    ...(showInForm && {
      prices: {
        asOf: dateWordings(asOf).short,
        smallestJob: business.smallestJob,
        buildings: ranges.flatMap(({ service, from, to }) => (service ? { service, from, to } : [])),
        vehicles: services.automotive
          ? cars.rows.map(({ vehicle, from, to }) => ({ vehicle, from, to }))
          : [],
      },
    }),
    ...(texts && {
      texts: { wording: texts, version: createHash('sha256').update(texts).digest('hex').slice(0, 8) },
    }),
    headings: {
      received: { title: toTitle('Request Received'), heading: 'We have your request.' },
      invalid: { title: toTitle('Please Check Your Request'), heading: 'Almost there.' },
      unsent: { title: toTitle('Request Not Sent'), heading: 'Your request was not sent.' },
      refused: { title: toTitle('Request Not Sent'), heading: 'Nothing was sent.' },
      unconfirmed: { title: toTitle('Request Not Confirmed'), heading: 'We are not sure it arrived.' },
      failed: { title: toTitle('Something Went Wrong'), heading: 'Something went wrong.' },
    },
  };
  return Response.json(form);
}
