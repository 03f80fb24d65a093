import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4322);
// Builds that tests start send nothing, which a build on a CI machine has to be allowed by name.
process.env.QUOTE_DELIVERY ??= 'console';

// Those that build or serve a site of their own.
const ownSite = ['editor', 'hosted'].map((name) => `**/${name}.spec.ts`);
// That needs a build whose form sends to the site's own server.
const photos = '**/photos.spec.ts';
// What most changes can break: every page, and the quote form.
const pages = ['**/pages.spec.ts', '**/quote-*.spec.ts', '**/plain-post.spec.ts', '**/translated.spec.ts'];

// Playwright's flags for the pointer, which have to be in one option with the others.
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export default defineConfig({
  testDir: './browser',
  // Finds the browser, and installs it if it may. Loading this file does neither.
  globalSetup: './browser/set-up.ts',
  projects: [
    { name: 'pages', testMatch: pages },
    { name: 'parts', testIgnore: [...pages, ...ownSite, photos] },
    // The development server builds a page when it is asked for one, which takes long on a loaded machine.
    { name: 'rest', testMatch: ownSite, expect: { timeout: 60_000 } },
    { name: 'photos', testMatch: photos },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores, because tests spend seconds waiting.
  workers: 3,
  timeout: 90_000,
  // Such a test moves the clock of the page each time.
  expect: { timeout: 15_000, toPass: { intervals: [50] } },
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall, and Chromium now and then stops drawing; a fault fails every time.
  retries: 2,
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    // A control that never appears should fail long before the test's timeout.
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      // No sandbox, as containers have none; the rest keeps the browser from calling home.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The browser without windows would draw text on whole pixels, wider than visitors see them.
        '--font-render-hinting=none',
        // It does not know the network speed, and would load lazy pictures from as far away as on the slowest.
        `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=1250`,
      ],
    },
  },
  webServer: {
    command: 'node tools/serve.ts',
    cwd: '..',
    env: { PORT: String(port), QUOTES_DATA: join(tmpdir(), `quotes-${process.pid}/quotes.db`) },
    port,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
