import type { BuiltForm } from '@/features/quote/rules/built-form';
import { quoteServices } from '@/site/build/enabled';
import { buildTakesPhotos } from '@/site/build/takes-photos';
import { upcomingClosures } from '@/site/format/closures';
import { getBusiness } from '@/site/queries/content';

/** What the quote server needs to know about this build's form. */
export async function GET(): Promise<Response> {
  const business = await getBusiness();
  const { services, hours, timeZone, quoteHours, phone } = business;
  const form: BuiltForm = {
    services: quoteServices(services),
    shop: { hours, closures: upcomingClosures(business, 364), timeZone, quoteHours },
    phone,
    hasPhotos: buildTakesPhotos,
  };
  return Response.json(form);
}
