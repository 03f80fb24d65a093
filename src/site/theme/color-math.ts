/** Red, green and blue, each 0 to 1. */
type Channels = readonly number[];

/** Converts an sRGB channel to linear light, and back. */
const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toPart = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const partsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const hexOf = (parts: Channels) =>
  `#${parts
    .map((part) =>
      Math.round(255 * Math.min(1, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const brightness = ([r = 0, g = 0, b = 0]: Channels) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Relative luminance of a six-digit color, 0 to 1. */
export const luminance = (hex: string) => brightness(partsOf(hex).map(toLinear));

/** WCAG 2 contrast of two six-digit colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A gray of the `wanted` luminance tinted with a color; a `saturation` of 1 is as colorful as it can be. */
export function tint(hex: string, wanted: number, saturation: number): string {
  const own = luminance(hex) || 1;
  const tinted = (light: number) => ((light / own) * saturation + 1 - saturation) * wanted;
  return hexOf(partsOf(hex).map((part) => toPart(tinted(toLinear(part)))));
}

/** The color, mixed with as little white or black as it takes to pass a test. */
export function mixUntil(hex: string, toward: 0 | 1, isGood: (hex: string) => boolean): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const made = hexOf(partsOf(hex).map((part) => part + (toward - part) * share));
    if (isGood(made)) return made;
  }
  return toward ? '#ffffff' : '#000000';
}
