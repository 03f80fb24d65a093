import { Features, transform, type CustomAtRules, type Rule, type Visitor } from 'lightningcss';
import { oldest } from '../browser-build.ts';

/** A version as Lightning CSS wants it, `16.4` as 0x100400. */
function toNumber(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

const targets = Object.fromEntries(
  Object.entries(oldest).map(([name, version]) => [name, toNumber(version)]),
);

/** Writes styles anew without `unusedSymbols`. Prefixes are there from the build: a second run would double them. */
export const press = (css: string, visitor: Visitor<CustomAtRules>, unusedSymbols: string[] = []): string =>
  transform({
    filename: 'styles',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.VendorPrefixes,
    unusedSymbols,
    visitor,
  }).code.toString();

const toHex = (point: number) => point.toString(16).toUpperCase();

/** The characters that a font file is for, as `U+A1-FF,U+131`; empty where it is for all. */
export const rangeOf = ({ properties }: Extract<Rule, { type: 'font-face' }>['value']): string =>
  properties
    .flatMap((property) => (property.type === 'unicode-range' ? property.value : []))
    .map(({ start, end }) => `U+${toHex(start)}${end > start ? `-${toHex(end)}` : ''}`)
    .join();

/** Drops what is gone of the values and properties (`--name`), keyframes (`name`) and font files (by their range). */
export const drop = (css: string, isGone: (name: string) => boolean): string =>
  press(css, {
    // What Lightning CSS does not know, such as object-fit, is custom to it, too.
    Declaration: { custom: ({ name }) => (name.startsWith('--') && isGone(name) ? [] : undefined) },
    Rule: {
      'font-face': ({ value }) => (isGone(rangeOf(value)) ? [] : undefined),
      keyframes: ({ value }) => (isGone(value.name.value) ? [] : undefined),
      property: ({ value }) => (isGone(value.name) ? [] : undefined),
    },
  });
