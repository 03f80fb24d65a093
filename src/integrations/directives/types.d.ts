import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor has moved and the island is near the view, or on the first focus inside. */
    'client:near'?: boolean;
  }
}
