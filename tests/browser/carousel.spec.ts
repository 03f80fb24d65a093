import { watchReact } from './first-scripts.ts';
import { swipe } from './swipe.ts';
import { expect, test, type Page } from './test.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';

test.skip(!isServed('/automotive-gallery'), 'Only pages about vehicles have a carousel.');

/** How many pictures a gallery has. */
const countOf = (gallery: string) => readOne('galleries', gallery).images.length;
const all = countOf('gallery');

/** How many pictures are in view at once. Leaves at least two to move to. */
const viewOf = (count: number) => (count > 4 ? 3 : 1);
const sizeFor = (count: number) => ({ width: viewOf(count) === 3 ? 1440 : 390, height: 900 });
const view = viewOf(all);
/** The last picture that can be the first in view. On a wide screen, a pair before the last large picture. */
const last = view === 1 ? all : all - ([4, 2, 3][all % 3] ?? 2);
/** The last of the pictures in view when this one is the first. */
const endFrom = (first: number) => (first === last ? all : first + view - 1);
/** The position that the carousel shows then. */
const positionFrom = (first: number) => `${view === 1 ? first : `${first}–${endFrom(first)}`} of ${all}`;
/** The numbers of the pictures that are in view then. */
const inView = (first: number) =>
  Array.from({ length: endFrom(first) - first + 1 }, (_, index) => first + index);
/** The pictures that can be the first in view. On a wide screen, the second and third are above each other, and so on. */
const firsts = Array.from({ length: last }, (_, index) => index + 1).filter(
  (number) => view === 1 || number % 3 !== 0,
);
const [, second = 2, third = 3] = firsts;
/** How many pictures after those in view are fetched: on a wide screen a large one and the two beside it. */
const ahead = view === 1 ? 2 : 3;

test.use({ viewport: sizeFor(all) });

/** Moves the focus out of the carousel, to a link that narrow and wide screens have. */
const leave = (page: Page) => page.getByRole('banner').getByRole('link', { name: /home/ }).focus();

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const slidesList = (page: Page) => carousel(page).getByRole('list');
const button = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });
const position = (page: Page) => carousel(page).getByText(/\d of \d+/);

/** The numbers of the slides that are completely in view. */
const slidesInView = (page: Page) =>
  carousel(page).evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    return [...root.querySelectorAll('li')].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2 ? [index + 1] : [];
    });
  });

/** Opens the gallery with a clock that only the test moves. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/automotive-gallery');
  await expect(slidesList(page)).toHaveAttribute('data-live');
}

/** Waits until the slides have stopped. The page's fake clock moves timers, but not the scrolling. */
async function waitForStop(page: Page) {
  const toLeft = () => slidesList(page).evaluate(({ scrollLeft }) => scrollLeft);
  await expect(async () => {
    const before = await toLeft();
    await page.waitForTimeout(200);
    expect(await toLeft()).toBe(before);
  }).toPass();
}

/** Expects that no timer moves the slides, after any move in progress has ended. */
async function expectStill(page: Page) {
  await expect(position(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(1000);
  await waitForStop(page);
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
}

test('the shade of each picture in view is shown in full, and nothing of the next one', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/automotive-gallery');
    await expect(slidesList(page)).toHaveAttribute('data-live');
    for (const press of [false, true]) {
      if (press) await button(page, 'Next picture').click();
      await waitForStop(page);
      const progress = await carousel(page)
        .locator('.slide-vlt')
        .evaluateAll((shades) =>
          shades.flatMap((shade) => shade.getAnimations()[0]?.effect?.getComputedTiming().progress ?? []),
        );
      const visible = await slidesInView(page);
      const shown = progress.flatMap((share, index) => (share > 0.98 ? index + 1 : []));
      expect(shown, `at ${width} px`).toEqual(expect.arrayContaining(visible));
      expect(progress[visible.at(-1) ?? 0] ?? 0, `the next one at ${width} px`).toBe(0);
    }
  }
});

test('fetches only the pictures in view and the next two or three', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && /webp|avif/.test(request.url())) fetched.add(request.url());
  });
  await page.goto('/automotive-gallery');
  // The page also shows the pictures by shade, in smaller sizes.
  const countSlides = async () => {
    const slides = await page
      .locator('.slides img')
      .evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ currentSrc }) => currentSrc));
    return slides.filter((url) => fetched.has(url)).length;
  };
  await expect.poll(countSlides).toBe(Math.min(view + ahead, all));
  await button(page, 'Next picture').click();
  await expect(position(page)).toHaveText(positionFrom(second));
  await expect.poll(countSlides).toBe(Math.min(view + ahead + 1, all));
});

test.describe('with buttons and keys', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the first press counts, and the buttons end at the last picture', async ({ page }) => {
    const react = watchReact(page);
    await page.goto('/automotive-gallery');
    await expect(button(page, 'Previous picture')).toBeDisabled();
    await button(page, 'Next picture').click();
    await expect(position(page)).toHaveText(positionFrom(second));
    expect(await react(), 'no React').toEqual([]);
    for (const first of firsts.slice(2)) {
      await button(page, 'Next picture').click();
      await expect(position(page)).toHaveText(positionFrom(first));
    }
    await expect(button(page, 'Next picture')).toBeDisabled();
    await expect(button(page, 'Previous picture')).toBeEnabled();
    expect(await slidesInView(page)).toEqual(inView(last));
  });

  for (const isAfter of [false, true])
    test(`in a page that ${isAfter ? 'turns' : 'is'} right-to-left, it counts and moves the other way`, async ({
      page,
    }) => {
      if (!isAfter)
        await page.route('/automotive-gallery', async (route) => {
          const html = await (await route.fetch()).text();
          await route.fulfill({ body: html.replace('<html', '<html dir="rtl"'), contentType: 'text/html' });
        });
      await page.goto('/automotive-gallery');
      await expect(position(page)).toHaveText(positionFrom(1));
      if (isAfter) await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await expect(button(page, 'Previous picture')).toBeDisabled();
      for (const first of firsts.slice(1)) {
        await button(page, 'Next picture').click();
        await expect(position(page)).toHaveText(positionFrom(first));
        expect(await slidesInView(page)).toEqual(inView(first));
      }
      await expect(button(page, 'Next picture')).toBeDisabled();
      for (const first of firsts.slice(0, -1).toReversed()) {
        await page.keyboard.press('ArrowRight');
        await expect(position(page)).toHaveText(positionFrom(first));
      }
      await expect(button(page, 'Previous picture')).toBeDisabled();
      await page.keyboard.press('ArrowLeft');
      await expect(position(page)).toHaveText(positionFrom(second));
      // A drag to the right by most of a picture.
      const box = await slidesList(page).boundingBox();
      if (!box) throw new Error('The carousel has no box.');
      const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + box.width / 4, y, { steps: 5 });
      await page.mouse.up();
      await expect(position(page)).toHaveText(positionFrom(third));
    });

  test('the position is that of the pictures in view when a step stops halfway', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/automotive-gallery');
    await expect(slidesList(page)).toHaveAttribute('data-live');
    await button(page, 'Next').evaluate((next: HTMLElement) => {
      next.click();
      // Like a scroll bar, this causes only scroll events.
      next
        .closest('[aria-roledescription=carousel]')
        ?.querySelector('ul')
        ?.scrollTo({ left: 0, behavior: 'instant' });
    });
    await expect(position(page)).toHaveText(positionFrom(1));
    await expect.poll(() => slidesInView(page)).toEqual(inView(1));
  });

  test('arrow keys move the gallery from anywhere, and a disabled button passes its focus on', async ({
    page,
  }) => {
    await page.goto('/automotive-gallery');
    await expect(position(page)).toHaveText(positionFrom(1));
    // Both keys within one frame, as on a busy machine.
    await page.evaluate(() => {
      const press = () => new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
      document.body.dispatchEvent(press());
      document.body.dispatchEvent(press());
    });
    await expect(position(page)).toHaveText(positionFrom(third));
    await button(page, 'Previous picture').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(position(page)).toHaveText(positionFrom(1));
    // The button is disabled now, and has passed its focus to the list.
    await expect(slidesList(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveText(positionFrom(second));
  });
});

test.describe('moving by itself', () => {
  test('it moves every 3 s and returns to the start after the end', async ({ page }) => {
    await openWithClock(page);
    await button(page, 'Next picture').focus();
    for (let press = 1; press < firsts.length; press++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => slidesInView(page)).toEqual(inView(last));
    await waitForStop(page);
    await expect(position(page)).toHaveText(positionFrom(last));
    await leave(page);
    await expect(position(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(3100);
    await expect(position(page)).toHaveText(positionFrom(1));
  });

  test('hover, focus, a press, its pause button and a hidden tab pause it', async ({ page }) => {
    await openWithClock(page);
    await slidesList(page).hover();
    await expectStill(page);
    await page.mouse.move(10, 10);
    await expectMoving(page);

    await button(page, 'Next picture').focus();
    await expectStill(page);
    await leave(page);
    await expectMoving(page);

    await button(page, 'Next picture').click();
    await page.mouse.move(10, 10);
    await expectStill(page);
    await leave(page);
    await expectMoving(page);

    await button(page, 'Pause').click();
    await page.mouse.move(10, 10);
    await leave(page);
    await expectStill(page);
    await button(page, 'Play').press('Enter');
    await leave(page);
    await expectMoving(page);

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expectStill(page);
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe moves it and pauses it', async ({ page }) => {
    await openWithClock(page);
    const list = slidesList(page);
    await list.scrollIntoViewIfNeeded();
    await swipe(page, list, [
      [0.8, 0.5],
      [0.6, 0.5],
      [0.3, 0.5],
      [0.1, 0.5],
    ]);
    await expect(position(page)).toHaveText(/^[2-9] of /);
    await expectStill(page);
  });
});

test('buttons whose state Firefox has restored after a reload are corrected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Firefox restores which controls were disabled.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const control of document.querySelectorAll<HTMLButtonElement>('[aria-roledescription] button'))
        control.disabled = control.getAttribute('aria-label') === 'Next picture';
    }),
  );
  await page.goto('/automotive-gallery');
  await expect(button(page, 'Next picture')).toBeEnabled();
  await expect(button(page, 'Previous picture')).toBeDisabled();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a list that scrolls, without buttons, with one, two or three pictures in view', async ({
    page,
  }) => {
    await page.goto('/automotive-gallery');
    await expect(carousel(page).getByRole('listitem')).toHaveCount(all);
    for (const [width, side] of [
      [390, 1],
      [800, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await slidesInView(page)).toHaveLength(side);
    }
    await carousel(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole('img').last()).toBeVisible();
    await expect(button(page, /./).first()).toBeHidden();
  });
});
