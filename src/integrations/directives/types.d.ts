import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates when the visitor has moved and the island is near the view, or on the first focus inside. Does not wait for a
     * move in a tab with a draft.
     */
    'client:near'?: boolean;
  }
}

declare global {
  interface HTMLElement {
    /** The HTML of an island as built, until it is hydrated. See restore-texts.ts. */
    html?: string;
  }
}
