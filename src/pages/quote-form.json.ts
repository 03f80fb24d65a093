import { createHash } from 'node:crypto';
import type { BuiltForm } from '@/features/quote/rules/built-form';
import { quoteServices } from '@/site/build/enabled';
import { upcomingClosures } from '@/site/format/closures';
import { getBusiness } from '@/site/queries/content';
import { getPage } from '@/site/queries/pages';
import { fullTitle } from '@/site/seo/page-meta';

/** What the quote server needs to know about this build's form. */
export async function GET(): Promise<Response> {
  const business = await getBusiness();
  const toTitle = (title: string) => fullTitle(title, business);
  const { services, hours, timeZone, quoteHours } = business;
  const { texts } = await getPage('quotePage');
  const form: BuiltForm = {
    services: quoteServices(services),
    shop: { hours, closures: upcomingClosures(business, 364), timeZone, quoteHours },
    phone: business.phone,
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
