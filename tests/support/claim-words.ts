import type { Claim } from '../../src/schemas/claims.ts';

/** The words of each claim in texts, links and structured data. */
export const words: Record<Claim, RegExp> = {
  veteranOwned: /veteran[- ]owned|learned in uniform|the owner served/gi,
  familyRun: /family-run|run by a family|family shop/gi,
  discount: /\d+% (?:<\/b>)?off\b(?! cooling)|pay \d+% less|first responders|discount for/gi,
  rideShare: /ride-share|free ride|ride home|a ride (?:on us|while)|car is tinted, take/gi,
  giftCards: /gift[- ]cards?\b|gift\.oakshade|as a present/gi,
  booking: /\bbook(?:ing|ed|\.oakshade)?\b(?!")/gi,
  reviews:
    /\d+ reviews|reviews average|5-star|out of 5 stars|stars on average|reviews\.oakshade|read the reviews/gi,
  dealer: /authorized dealer/gi,
  commercialWarranty:
    /\b(?:15|7)-year (?:warranty|commercial)|covered for 15 years|most (?:of our interior|commercial) films|15 years<\/td>/gi,
  glassWarranty: /(?<!on heat and )glass breakage/gi,
  homeWarranty:
    /lifetime inside|lifetime warranty on home film|on homes and vehicles|film inside (?:a|the) house is|passes? to the (?:next owner|buyer)/gi,
  exteriorWarranty:
    /exterior (?:application|film (?:on a house )?(?:is covered|carries))|years outside|outside (?:of the glass |of a house )?(?:carries|is covered)/gi,
  vehicleWarranty: /warranty goes with|with the car when you sell|carry the lifetime warranty/gi,
  accidentWarranty: /accidental warranty|filmed glass breaks|glass with our film breaks/gi,
};
