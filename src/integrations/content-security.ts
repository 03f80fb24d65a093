/** Addresses of other sites that pages may use; each comes from a setting, and is undefined while that is unset. */
export interface Outside {
  /** Third-party quote form, shown in a frame. */
  quoteFrame?: string | undefined;
  /** Script of a review widget. */
  widgetScript?: string | undefined;
  /** Where the quote form is sent. */
  delivery?: string | undefined;
}

const from = (...addresses: (string | undefined)[]) =>
  ["'self'", ...addresses.flatMap((address) => (address ? [new URL(address).origin] : []))].join(' ');

/** The content security policy of every page; hashes of inline scripts and styles come on top. */
export function contentSecurity({ quoteFrame, widgetScript, delivery }: Outside) {
  return {
    directives: [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      // A review widget brings its own pictures, connections and frames.
      `img-src ${from(widgetScript)} data:`,
      `connect-src ${from(delivery, widgetScript)}`,
      `frame-src ${from(quoteFrame, widgetScript)}`,
      // With no delivery set, the form without JavaScript opens the mail program.
      `form-action ${from(delivery)}${delivery ? '' : ' mailto:'}`,
    ] as const,
    scripts: from(widgetScript).split(' '),
  };
}

const inline = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;
const executable = /^(?:module|text\/javascript)$/;

/** Texts of the inline scripts that a page runs and of its inline styles, as they stand in its HTML. */
export function inlineTexts(html: string): { scripts: string[]; styles: string[] } {
  const found = [...html.matchAll(inline)].map(([, tag, attributes = '', text = '']) => ({
    tag,
    attributes,
    text,
  }));
  const type = (attributes: string) => /\btype="([^"]*)"/.exec(attributes)?.[1] ?? 'module';
  return {
    scripts: found
      .filter(
        ({ tag, attributes }) =>
          tag === 'script' && !/\bsrc=/.test(attributes) && executable.test(type(attributes)),
      )
      .map(({ text }) => text),
    styles: found.filter(({ tag }) => tag === 'style').map(({ text }) => text),
  };
}

/** A policy whose script and style hashes are exactly these; what else stands in it is kept. */
export function withHashes(policy: string, hashes: { scripts: string[]; styles: string[] }): string {
  const rules = policy.split(';').map((rule) => rule.trim());
  const exact = (rule: string, own: string[]) =>
    [...rule.split(' ').filter((word) => !word.startsWith("'sha")), ...new Set(own)]
      .join(' ')
      .replace(/ +/g, ' ');
  return rules
    .filter(Boolean)
    .map((rule) => {
      if (rule.startsWith('script-src ')) return exact(rule, hashes.scripts);
      return rule.startsWith('style-src ') ? exact(rule, hashes.styles) : rule;
    })
    .join('; ');
}
