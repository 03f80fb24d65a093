import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor first reaches for the island, or for the header that it is in: by mouse, touch or focus. */
    'client:interaction'?: boolean;
  }
}
