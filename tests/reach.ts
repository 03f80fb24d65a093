/** Whether the long sweep runs: every page and width, every case. `npm run test:full` sets it. */
export const isFull = process.env['TEST_REACH'] === 'full';

/** How many inputs each rule is tested with. */
export const cases = isFull ? 10_000 : 500;
