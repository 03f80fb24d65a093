const gap = '[^\\da-z+]{0,3}';
// Digits right after the number make another number of it. An extension has a letter or another sign before its digits.
const usNumber = new RegExp(
  `^[^\\d+]*(?:\\+?1)?${gap}([2-9]\\d\\d)${gap}([2-9]\\d\\d)${gap}(\\d{4})(?![^a-z#,;]*\\d)`,
  'i',
);

/**
 * The `tel:` URL of the phone number that a visitor typed, without its extension; undefined for anything that may not be a
 * US number, because a link that dials a wrong number is worse than none.
 */
export function toVisitorTel(typed = ''): string | undefined {
  const [, ...parts] = usNumber.exec(typed) ?? [];
  return parts.length > 0 ? `tel:+1${parts.join('')}` : undefined;
}
