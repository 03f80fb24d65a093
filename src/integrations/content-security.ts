import { createHash } from 'node:crypto';

/** URLs of other sites that pages may use, each from a setting. */
type ExternalUrls = Partial<Record<'quoteFrame' | 'widgetScript' | 'delivery', string | undefined>>;

const toSources = (...others: (string | undefined)[]) =>
  ["'self'", ...others.flatMap((other) => (other ? [new URL(other).origin] : []))].join(' ');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Comments, and each script and style of a page with its attributes and its text. */
const inlineCode = /<!--[^]*?-->|<(script|style)\b((?:"[^"]*"|[^">])*)>([^]*?)<\/\1>/g;

/** Hashes of the inline scripts and styles of a page. Data in a script element, such as JSON, is not executed. */
function hashesIn(html: string): Record<'script' | 'style', string> {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = '', text] of html.matchAll(inlineCode))
    if (tag && text && !/\stype="(?:application|text)\/(?!javascript)/.test(attributes))
      hashes[tag === 'style' ? 'style' : 'script'].add(hash(text));
  return { script: [...hashes.script].join(' '), style: [...hashes.style].join(' ') };
}

/** Returns the HTML of a page with a content security policy in it. */
export type AddPolicy = (html: string) => string;

/** Returns a function that adds the policy to a page, at the top, because it only applies to what follows. */
export const createPolicy =
  ({ quoteFrame, widgetScript, delivery }: ExternalUrls): AddPolicy =>
  (html) => {
    const { script, style } = hashesIn(html);
    const policy = [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      // A review widget loads its own pictures, connections and frames.
      `img-src ${toSources(widgetScript)} data:`,
      // Without URLs of other sites the default is enough.
      ...(delivery || widgetScript ? [`connect-src ${toSources(delivery, widgetScript)}`] : []),
      ...(quoteFrame || widgetScript ? [`frame-src ${toSources(quoteFrame, widgetScript)}`] : []),
      // With no delivery set, the form without JavaScript opens the mail program.
      `form-action ${toSources(delivery)}${delivery ? '' : ' mailto:'}`,
      `script-src ${toSources(widgetScript)} ${script}`,
      `style-src 'self' ${style}`,
    ].join('; ');
    const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
    return html.replace(/<meta charset="[^"]*">/i, (charset) => charset + meta);
  };
