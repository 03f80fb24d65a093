/** Lets time pass, in milliseconds, in which something may, or must not, happen. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
