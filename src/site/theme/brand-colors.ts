import { readTheme } from '../build/read-business.ts';
import { themeColors } from './colors.ts';

let colors: Record<string, string> | undefined;

/** A color of the design as six hex digits, for what can't read custom properties: pictures and the browser's own bars. */
export function colorOf(name: string): string {
  colors ??= themeColors(readTheme());
  const color = colors[name];
  if (!color) throw new Error(`The theme has no color called ${name}.`);
  return color;
}
