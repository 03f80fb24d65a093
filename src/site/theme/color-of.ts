import { readTheme } from '../build/read-config.ts';
import { once } from '../format/once.ts';
import { themeColors } from './palette.ts';

const getColors = once(() => themeColors(readTheme()));

/** A theme color as six hex digits, for pictures and the browser's own bars, which cannot use custom properties. */
export function colorOf(name: string): string {
  const color = getColors()[name];
  if (!color) throw new Error(`The theme has no color called ${name}.`);
  return color;
}
