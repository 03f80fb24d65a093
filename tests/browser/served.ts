import { expect } from '@playwright/test';

/** Waits until a server that was started beside the tests answers well; fails after 30 s. */
export async function expectServed(site: string): Promise<void> {
  const isUp = () =>
    fetch(site).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
}
