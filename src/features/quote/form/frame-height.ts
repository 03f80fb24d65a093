const messageKey = 'quoteFormHeight';
const maxHeight = 4000;

/** The message by which the form in a frame tells the page around it its height, in CSS pixels. */
export function toHeightMessage(height: number) {
  return { [messageKey]: Math.ceil(height) };
}

/** The height in a message, in CSS pixels, up to a limit; undefined for any other message. */
export function readHeight(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !(messageKey in data)) return undefined;
  const height = data[messageKey];
  return typeof height === 'number' && height > 0 ? Math.min(height, maxHeight) : undefined;
}
