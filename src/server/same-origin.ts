/**
 * Whether a request comes from a page of this site, or from no page at all (a script, a test).
 * Browsers say where a request comes from, and pages cannot change it.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('Origin');
  // Only hosts are compared: behind a proxy that holds the certificate, this server sees plain http.
  return !origin || (URL.canParse(origin) && new URL(origin).host === new URL(request.url).host);
}
