import css from '@/styles/tokens.css?raw';

/** A color of the design as six hex digits, for what can't read custom properties: pictures and the browser's own bars. */
export function colorOf(name: string): string {
  const color = new RegExp(`--color-${name}: (#[\\da-f]{6});`).exec(css)?.[1];
  if (!color) throw new Error(`src/styles/tokens.css has no six-digit color --color-${name}.`);
  return color;
}
