/** Text that is too light on white paper, with the lightness of its darkest channel, 0 to 255. Runs in the page. */
export function tooLightText(): { text: string; light: number }[] {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pixel) throw new Error('no canvas');
  // Painted, because a computed color may have any syntax.
  const toLight = (color: string) => {
    pixel.fillStyle = 'white';
    pixel.fillRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    return Math.min(...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3));
  };
  return [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, dt, dd, .btn), footer :is(p, li, .logo b, .logo span)',
    ),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      text: element.textContent.trim().slice(0, 40),
      light: toLight(getComputedStyle(element).color),
    }))
    .filter(({ light }) => light > 140);
}
