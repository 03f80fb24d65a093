/** The Texas rules for vehicle windows as the shop sums them up, with the state's own page and the day we last compared. */
export const texasRules = {
  summary:
    'Front side windows must allow more than 25% light transmission, any darkness on rear windows, windshield at least 70%.',
  page: 'https://www.dps.texas.gov/section/vehicle-inspection/window-tinting-standards',
  publisher: 'Texas Department of Public Safety',
  reviewedOn: '2026-11-21',
} as const;
