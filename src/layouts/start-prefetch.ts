import { speculationRules } from '@/site/build/speculation-rules';

declare global {
  interface Navigator {
    /** Not available in Firefox and Safari. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/**
 * Prepares a page when a visitor points at its link or touches it: speculation rules prerender it, or else a link element
 * prefetches it. Does nothing if the visitor saves data or the connection is very slow.
 */
export function startPrefetch(): void {
  const { connection } = navigator;
  if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) return;
  const addToHead = (name: string, fields: object) =>
    document.head.append(Object.assign(document.createElement(name), fields));
  if (HTMLScriptElement.supports('speculationrules')) {
    addToHead('script', { type: 'speculationrules', textContent: speculationRules });
    return;
  }
  const prefetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.origin !== location.origin) return;
    const { pathname, search } = link;
    if (pathname.includes('.') || prefetched.has(pathname)) return;
    prefetched.add(pathname);
    addToHead('link', { rel: 'prefetch', href: pathname + search });
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, prefetch, { passive: true });
}
