import { z } from 'zod';

const claim = (when: string) => z.boolean().describe(`true if ${when}.`);

/** The claims that the shop makes about itself, as flags in `business.yaml`. */
export const claimsSchema = z.strictObject({
  veteranOwned: claim('a veteran owns the shop'),
  familyRun: claim('a family runs the shop'),
  discount: claim('some customers pay less, as discountPercent, discountFor and discountHow say'),
  rideShare: claim('the shop pays for a ride home while it tints a vehicle'),
  giftCards: claim('the shop sells gift cards. links.giftCards says where'),
  booking: claim('customers can book an appointment online. links.booking says where'),
  reviews: z.boolean().describe('true to show the number of reviews, their average and the link to them.'),
  dealer: claim('the shop is an authorized dealer of its film manufacturer'),
  commercialWarranty: claim('commercial films have a warranty of warranties.commercialFilmYears'),
  glassWarranty: claim('glass breakage is covered for warranties.glassBreakageYears'),
  homeWarranty: claim('film inside a home is covered for life'),
  exteriorWarranty: claim('exterior film on homes has a warranty of warranties.residentialExteriorYears'),
  vehicleWarranty: claim('film on vehicles is covered for life'),
  accidentWarranty: claim('accidental damage to a vehicle’s film is covered'),
});

const switches = [
  ...Object.keys(claimsSchema.shape),
  'commercial',
  'residential',
  'automotive',
  'tesla',
  // One of the two above.
  'buildings',
];

/** The claim or service without which an item, a section or an article is not shown. */
export const needs = z
  .enum(switches)
  .optional()
  .describe('The claim or service that this needs, for example rideShare.');
