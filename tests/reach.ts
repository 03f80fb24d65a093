/** Whether this is the full run, which tests every page, width and case. TEST_REACH=full sets it. */
export const isFull = process.env['TEST_REACH'] === 'full';

/** How many random inputs each rule is tested with. */
export const cases = isFull ? 10_000 : 500;
