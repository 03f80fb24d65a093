const name = 'quoteFormHeight';
const highest = 4000;

/** What the form in a frame tells the page around it: the height of its content, in CSS pixels. */
export function toHeightMessage(height: number) {
  return { [name]: Math.ceil(height) };
}

/** The height that a message tells, in CSS pixels; undefined for any other message. */
export function readHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !(name in data)) return undefined;
  const height = data[name];
  return typeof height === 'number' && height > 0 && height < highest ? height : undefined;
}
