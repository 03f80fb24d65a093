const element = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const inline = /<script>(\(\(\)=>\{[\s\S]*?)<\/script>/g;
/** Astro's island element, the client directives and the prefetch are known by these words. */
const isRuntime = (code: string) =>
  /customElements\.(get|define)\(|self\.Astro\|\||speculationrules/.test(code);

/** The pieces of Astro's island runtime that a built page has inline. */
export const runtimeParts = (html: string): string[] =>
  [...html.matchAll(inline)].map(([, code = '']) => code.trim()).filter(isRuntime);

/** One script of all pieces. The element runs last: it asks for the directives as soon as it is defined. */
export const runtimeScript = (parts: Iterable<string>): string =>
  [...parts]
    .sort((a, b) => Number(a.includes('customElements')) - Number(b.includes('customElements')))
    .join(';\n');

/** The page with the file at `src`, deferred, instead of the pieces, or as it is if it has none. */
export function withRuntimeFile(html: string, src: string): string {
  let found = false;
  const lean = html.replace(inline, (script, code: string) => {
    if (!isRuntime(code)) return script;
    found = true;
    return '';
  });
  if (!found) return html;
  return lean.replaceAll(element, '').replace('</head>', `<script defer src="${src}"></script></head>`);
}
