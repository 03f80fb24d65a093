import { Features, transform, type CustomAtRules, type Rule, type Visitor } from 'lightningcss';
import { browserTargets } from '../browser-build.ts';

/** A version as Lightning CSS wants it: `16.4` is 0x100400. */
function toNumber(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

const targets = Object.fromEntries(
  Object.entries(browserTargets).map(([name, version]) => [name, toNumber(version)]),
);

/** Minifies CSS and removes the classes in `unusedSymbols`. Adds no vendor prefixes, because the build already has. */
export const minifyCss = (
  css: string,
  visitor: Visitor<CustomAtRules>,
  unusedSymbols: string[] = [],
): string =>
  transform({
    filename: 'styles',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.VendorPrefixes,
    unusedSymbols,
    visitor,
  }).code.toString();

const toHex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** The unicode range of a font file, as `U+A1-FF,U+131`; empty if it has none. */
export const unicodeRange = ({ properties }: Extract<Rule, { type: 'font-face' }>['value']): string =>
  properties
    .flatMap((property) => (property.type === 'unicode-range' ? property.value : []))
    .map(({ start, end }) => `U+${toHex(start)}${end > start ? `-${toHex(end)}` : ''}`)
    .join();

/** Removes custom properties (`--name`), keyframes (by name) and font files (by unicode range). */
export const removeFromCss = (css: string, isUnused: (name: string) => boolean): string =>
  minifyCss(css, {
    // To Lightning CSS, properties that it does not know, such as object-fit, are custom too.
    Declaration: { custom: ({ name }) => (name.startsWith('--') && isUnused(name) ? [] : undefined) },
    Rule: {
      'font-face': ({ value }) => (isUnused(unicodeRange(value)) ? [] : undefined),
      keyframes: ({ value }) => (isUnused(value.name.value) ? [] : undefined),
      property: ({ value }) => (isUnused(value.name) ? [] : undefined),
    },
  });
