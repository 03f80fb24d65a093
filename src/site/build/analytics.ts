/** The service that counts page views: the format of its requests, and their URL. */
export interface Collector {
  format: 'plausible' | 'umami';
  url: string;
}

/** The collector that an id belongs to: Plausible for a domain, Umami for a UUID; `url` is that of a self-hosted one. */
export function collectorOf(id: string, url?: string): Collector | undefined {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id))
    return { format: 'umami', url: url ?? 'https://cloud.umami.is/api/send' };
  if (/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(id))
    return { format: 'plausible', url: url ?? 'https://plausible.io/api/event' };
  return undefined;
}
