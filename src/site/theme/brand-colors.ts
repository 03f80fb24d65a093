import { readTheme } from '../build/read-business.ts';
import { themeColors } from './colors.ts';

const colorsOnce = (() => {
  let colors: Record<string, string> | undefined;
  return () => (colors ??= themeColors(readTheme()));
})();

/** A color of the design as six hex digits, for what can't read custom properties: pictures and the browser's own bars. */
export function colorOf(name: string): string {
  const color = colorsOnce()[name];
  if (!color) throw new Error(`The theme has no color called ${name}.`);
  return color;
}
