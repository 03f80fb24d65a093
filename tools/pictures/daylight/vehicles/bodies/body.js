/** Fills in what follows from the few numbers that every body has. */
export const body = (b) => ({ arch: b.r + 4, rim: 0.7, ...b });
