import { translate } from '../support/translate.ts';
import { delayCode } from './late-code.ts';
import { swipe } from './swipe.ts';
import { expect, test, type Page } from './test.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';

test.skip(!isServed('/automotive-gallery'), 'Only pages about vehicles have a carousel.');
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const count = readOne('galleries', 'gallery').images.length;

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const slides = (page: Page) => carousel(page).getByRole('list');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const position = (page: Page) => carousel(page).getByText(/\d of \d+/);

/** The numbers of the slides that are completely in view. */
const slidesInView = (page: Page) =>
  slides(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2 ? [index + 1] : [];
    });
  });

async function expectAt(page: Page, picture: number) {
  await expect(position(page)).toHaveText(`${picture} of ${count}`);
  await expect.poll(() => slidesInView(page)).toEqual([picture]);
}

test('the buttons move one picture at a time, and end at the last', async ({ page }) => {
  await page.goto('/automotive-gallery');
  await expect(button(page, 'Previous picture')).toBeDisabled();
  for (let picture = 2; picture <= count; picture++) {
    await button(page, 'Next picture').click();
    await expectAt(page, picture);
  }
  await expect(button(page, 'Next picture')).toBeDisabled();
  await button(page, 'Previous picture').click();
  await expectAt(page, count - 1);
});

for (const [direction, next, previous] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)
  test(`arrow keys move it from anywhere (${direction}), and a disabled button passes its focus on`, async ({
    page,
  }) => {
    await page.goto('/automotive-gallery');
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    await expectAt(page, 1);
    await page.keyboard.press(next);
    await expectAt(page, 2);
    await page.keyboard.press(next);
    await expectAt(page, 3);
    await button(page, 'Previous picture').focus();
    await page.keyboard.press(previous);
    await page.keyboard.press('Enter');
    await expectAt(page, 1);
    await expect(slides(page)).toBeFocused();
  });

test('hydration keeps the pictures, where the list is, and a translation', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const release = await delayCode(page, '**/_astro/Carousel.*.js');
  await page.goto('/automotive-gallery');
  await expect(button(page, 'Next picture')).toBeHidden();
  await page.evaluate(translate, 'é');
  const third = carousel(page).getByRole('listitem').nth(2);
  const picture = await third.getByRole('img').elementHandle();
  await third.evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'nearest' }));
  await expect.poll(() => slidesInView(page)).toEqual([3]);
  const before = await carousel(page).boundingBox();
  release();
  await expect(carousel(page).locator('p[aria-live]')).toHaveText(/^3é? of /);
  expect(await slidesInView(page)).toEqual([3]);
  expect(await carousel(page).boundingBox()).toEqual(before);
  expect(await picture.evaluate((image) => image.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test.describe('moving by itself', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/automotive-gallery');
    await slides(page).scrollIntoViewIfNeeded();
    await expect(slides(page)).toHaveAttribute('data-live');
  });

  /** Expects that no timer moves the slides. */
  async function expectStill(page: Page) {
    await expect(position(page)).toHaveAttribute('aria-live', 'polite');
    const before = await position(page).innerText();
    await page.clock.runFor(9000);
    await expect(position(page)).toHaveText(before);
  }

  /** Expects that the timer moves the slides every 3 s. */
  async function expectMoving(page: Page) {
    await expect(position(page)).toHaveAttribute('aria-live', 'off');
    const before = await position(page).innerText();
    await page.clock.runFor(3600);
    await expect(position(page)).not.toHaveText(before);
    const picture = Number.parseInt(await position(page).innerText());
    await expect.poll(() => slidesInView(page)).toEqual([picture]);
  }

  test('it moves every 3 s, and hover, focus and its pause button stop it', async ({ page }) => {
    const leave = async () => {
      await page.mouse.move(10, 10);
      await page.getByRole('banner').getByRole('link', { name: /home/ }).focus();
    };
    await leave();
    await expectMoving(page);
    await slides(page).hover();
    await expectStill(page);
    await leave();
    await expectMoving(page);
    await button(page, 'Next picture').focus();
    await expectStill(page);
    await button(page, 'Pause').click();
    await leave();
    await expectStill(page);
    await button(page, 'Play').press('Enter');
    await leave();
    await expectMoving(page);
  });

  test('a swipe moves it and stops it', async ({ page }) => {
    // It may have moved by itself already on a loaded machine.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const before = Number.parseInt(await position(page).innerText());
    await swipe(page, slides(page), [
      [0.7, 0.5],
      [0.5, 0.5],
      [0.3, 0.5],
    ]);
    await page.clock.runFor(1000);
    await expectAt(page, before + 1);
    await expectStill(page);
  });
});

test.describe('under a finger, on a slow phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('of twenty quick swipes none is lost', async ({ page }) => {
    test.skip(count < 22, 'There are few pictures.');
    test.slow();
    // Then it does not move by itself before the first swipe.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/automotive-gallery');
    await expect(slides(page)).toHaveAttribute('data-live');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let swipes = 0; swipes < 20; swipes++) {
      await swipe(
        page,
        slides(page),
        [0.7, 0.62, 0.54, 0.46, 0.38, 0.3].map((x) => [x, 0.5]),
      );
      await page.waitForTimeout(300);
    }
    // On a machine so busy that a frame takes a second, Chromium itself may take one swipe for two.
    await expect.poll(async () => Number.parseInt(await position(page).innerText())).toBeGreaterThan(20);
    await expectAt(page, Number.parseInt(await position(page).innerText()));
  });
});

test('on a desktop, three pictures are in view', async ({ page }) => {
  test.skip(count <= 4, 'There are few pictures.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/automotive-gallery');
  await button(page, 'Next picture').click();
  await expect(position(page)).toHaveText(`2–4 of ${count}`);
  await expect.poll(() => slidesInView(page)).toEqual([2, 3, 4]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a list that scrolls, without buttons', async ({ page }) => {
    await page.goto('/automotive-gallery');
    await expect(carousel(page).getByRole('listitem')).toHaveCount(count);
    expect(await slidesInView(page)).toHaveLength(1);
    await carousel(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole('img').last()).toBeVisible();
    await expect(button(page, 'Next picture')).toBeHidden();
  });
});
