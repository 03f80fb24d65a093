import { z } from 'zod';

const claim = (what: string) => z.boolean({ error: 'Write true or false' }).describe(what);

/** What the shop claims of itself: each a switch, all of them in `business.yaml`. */
export const claimsSchema = z.strictObject({
  veteranOwned: claim('true if a veteran owns the shop.'),
  familyRun: claim('true if a family runs the shop.'),
  discount: claim('true if veterans and first responders pay less; how much less is discountPercent.'),
  rideShare: claim('true if the shop pays for a ride home while it tints a vehicle.'),
  giftCards: claim('true if gift cards are sold; where is links.giftCards.'),
  booking: claim('true if an appointment can be booked online; where is links.booking.'),
  reviews: claim('true to show the number of reviews, their average and the link to them.'),
  dealer: claim('true if the shop is an authorized dealer of its film maker.'),
  commercialWarranty: claim('true if commercial films carry warranties.commercialFilmYears.'),
  glassWarranty: claim('true if glass breakage is covered for warranties.glassBreakageYears.'),
  homeWarranty: claim('true if film inside a home is covered for life.'),
  exteriorWarranty: claim('true if an exterior application carries warranties.residentialExteriorYears.'),
  vehicleWarranty: claim('true if film on vehicles is covered for life.'),
  accidentWarranty: claim('true if accidental damage to a vehicle’s film is covered.'),
});

/** Name of a claim. */
export type Claim = keyof z.infer<typeof claimsSchema>;
