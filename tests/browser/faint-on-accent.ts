import type { Page } from '@playwright/test';
import { contrast } from '../../src/site/theme/color-math.ts';
import { themeColors } from '../../src/site/theme/palette.ts';
import type { Theme } from '../../src/schemas/theme.ts';

/** Shows all links and controls as if the pointer were over them. */
async function hoverEverything(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selector = 'a, button, label, summary';
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
}

/**
 * Texts and icons on the accent or one of its tones that do not stand out, each with its contrast. Leaves the links and
 * controls of the page as if the pointer were over them.
 */
export async function faintOnAccent(page: Page, theme: Theme): Promise<string[]> {
  const resting = await measure(page, theme);
  await hoverEverything(page);
  return [...resting, ...(await measure(page, theme)).map((one) => `hovered, ${one}`)];
}

async function measure(page: Page, theme: Theme): Promise<string[]> {
  const { accent = '', 'accent-light': light = '' } = themeColors(theme);
  const found = await page.evaluate(
    (tones) => {
      const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!pixel) throw new Error('no canvas');
      /** Six digits of any color, or nothing if it lets something through. */
      const toHex = (color: string) => {
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = color;
        pixel.fillRect(0, 0, 1, 1);
        const [r, g, b, alpha] = pixel.getImageData(0, 0, 1, 1).data;
        const digits = [r, g, b].map((part = 0) => part.toString(16).padStart(2, '0'));
        return alpha === 255 ? `#${digits.join('')}` : undefined;
      };
      const groundOf = (element: Element) => {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(box);
          // A gradient with a size is a line below the text.
          const painted = backgroundSize === 'auto' && /rgb\([^)]+\)/.exec(backgroundImage)?.[0];
          const ground = toHex(painted || backgroundColor);
          if (ground) return ground;
        }
        return undefined;
      };
      const grounds = new Set(tones.map(toHex));
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        const isIcon = element.matches('svg.icon');
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
        const ground = isIcon || hasText ? groundOf(element) : undefined;
        const color = toHex(getComputedStyle(element).color);
        if (!ground || !color || !grounds.has(ground) || !element.checkVisibility()) return [];
        return [{ element: element.outerHTML.slice(0, 80), isIcon, color, ground }];
      });
    },
    [accent, light, `color-mix(in srgb, ${light} 40%, white)`],
  );
  return found
    .map((one) => ({ ...one, ratio: contrast(one.color, one.ground) }))
    .filter(({ isIcon, ratio }) => ratio < (isIcon ? 3 : 4.5))
    .map(({ element, ratio }) => `${ratio.toFixed(2)}: ${element}`);
}
