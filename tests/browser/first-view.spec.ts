import { expect, test } from '@playwright/test';

/** What the first line of each service page names, and that it stands in the first view. */
const services = {
  '/tesla-window-tinting': /Tesla window tinting in Austin/,
  '/auto-window-tinting': /Car window tinting in Austin/,
  '/commercial-window-tinting': /Commercial window tinting in Austin/,
  '/residential-window-tinting': /Residential window tinting in Austin/,
};
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of windows)
  test(`each service page names its service and region in the first view at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const [path, name] of Object.entries(services)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByText(name).first()).toBeInViewport({ ratio: 1 });
    }
  });
