/** Who counts page views: the format of the request, and where it goes. */
export interface Collector {
  format: 'plausible' | 'umami';
  url: string;
}

/**
 * The collector that an id belongs to: a domain is counted by Plausible, a website id (UUID) by Umami; `url` is a
 * self-hosted service that accepts the same format. Undefined for an id of neither.
 */
export function collectorOf(id: string, url?: string): Collector | undefined {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
    return { format: 'umami', url: url ?? 'https://cloud.umami.is/api/send' };
  if (/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(id))
    return { format: 'plausible', url: url ?? 'https://plausible.io/api/event' };
  return undefined;
}
