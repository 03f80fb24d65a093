import { chromium, type FullConfig } from '@playwright/test';

/** Playwright's global set-up: says which browser the tests run in. */
export default async function sayBrowser({ projects }: FullConfig): Promise<void> {
  const options = projects[0]?.use.launchOptions;
  const browser = await chromium.launch(options);
  console.info(`Browser: Chromium ${browser.version()}, ${options?.executablePath}`);
  await browser.close();
}
