import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when the visitor has moved and the island is near the view, or on the first focus inside. With a selector:
     * on the first pointer, focus or touch on the island or on what the selector matches.
     */
    'client:near'?: boolean | string;
  }
}
