import { z } from 'zod';

/** The claims that the shop makes about itself, as flags in `business.yaml`. */
export const claimsSchema = z.strictObject({
  veteranOwned: z.boolean().describe('true if a veteran owns the shop.'),
  familyRun: z.boolean().describe('true if a family runs the shop.'),
  discount: z
    .boolean()
    .describe('true if some customers pay less, as discountPercent, discountFor and discountHow say.'),
  rideShare: z.boolean().describe('true if the shop pays for a ride home while it tints a vehicle.'),
  giftCards: z.boolean().describe('true if the shop sells gift cards. links.giftCards says where.'),
  booking: z
    .boolean()
    .describe('true if customers can book an appointment online. links.booking says where.'),
  reviews: z.boolean().describe('true to show the number of reviews, their average and the link to them.'),
  dealer: z.boolean().describe('true if the shop is an authorized dealer for its film maker.'),
  commercialWarranty: z
    .boolean()
    .describe('true if commercial films have a warranty of warranties.commercialFilmYears.'),
  glassWarranty: z.boolean().describe('true if glass breakage is covered for warranties.glassBreakageYears.'),
  homeWarranty: z.boolean().describe('true if film inside a home is covered for life.'),
  exteriorWarranty: z
    .boolean()
    .describe('true if exterior film on homes has a warranty of warranties.residentialExteriorYears.'),
  vehicleWarranty: z.boolean().describe('true if film on vehicles is covered for life.'),
  accidentWarranty: z.boolean().describe('true if accidental damage to a vehicle’s film is covered.'),
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
  .enum(switches, { error: `Write one of: ${switches.join(', ')}` })
  .optional()
  .describe('The claim or service of business.yaml without which this is not shown, for example rideShare.');
