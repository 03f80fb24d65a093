import { expect, test } from './test.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';

/** What the first line of each service page names, and that it stands in the first view. */
const services = [
  ['/tesla-window-tinting', 'tesla'],
  ['/auto-window-tinting', 'automotive'],
  ['/commercial-window-tinting', 'commercial'],
  ['/residential-window-tinting', 'residential'],
] as const;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of windows)
  test(`each service page shows its service and region before scrolling at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const [path, service] of services) {
      if (!isServed(path)) continue;
      const name = readOne('services', service).hero.service;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(page.getByText(name).first()).toBeInViewport({ ratio: 1 });
    }
  });

for (const path of ['/auto-window-tinting', '/tesla-window-tinting'].filter(isServed))
  test(`${path} shows its buttons on a phone in landscape`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto(path);
    await expect(page.locator('main .btns').first()).toBeInViewport({ ratio: 1 });
  });
