import { createHash } from 'node:crypto';

/** URLs of other sites that pages may use, each from a setting. */
type Outside = Partial<Record<'quoteFrame' | 'widgetScript' | 'delivery', string | undefined>>;

const from = (...others: (string | undefined)[]) =>
  ["'self'", ...others.flatMap((other) => (other ? [new URL(other).origin] : []))].join(' ');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))].join(' ');

/** Returns the content security policy of a page with these inline scripts and this inline style. */
export type PagePolicy = (scripts: readonly string[], style: string) => string;

/** Returns a function that writes the content security policy of each page. */
export const contentSecurity =
  ({ quoteFrame, widgetScript, delivery }: Outside): PagePolicy =>
  (scripts, style) =>
    [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      // A review widget loads its own pictures, connections and frames.
      `img-src ${from(widgetScript)} data:`,
      // Without URLs of other sites the default is enough.
      ...(delivery || widgetScript ? [`connect-src ${from(delivery, widgetScript)}`] : []),
      ...(quoteFrame || widgetScript ? [`frame-src ${from(quoteFrame, widgetScript)}`] : []),
      // With no delivery set, the form without JavaScript opens the mail program.
      `form-action ${from(delivery)}${delivery ? '' : ' mailto:'}`,
      `script-src ${from(widgetScript)} ${hashes(scripts)}`,
      `style-src 'self' ${hashes([style])}`,
    ].join('; ');
