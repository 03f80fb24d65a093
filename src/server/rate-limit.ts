/** How long a request counts, in milliseconds. */
const span = 10 * 60_000;
/** More addresses than this are forgotten, oldest first, so that memory stays bounded. */
const maxAddresses = 20_000;

/** Visitors of one household share the first half of an IPv6 address. */
function toHousehold(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

/**
 * Counts requests by address: `limit` in ten minutes, 0 for any number.
 * The function returned gives the seconds to wait, 0 if the request may pass.
 */
export function createRateLimit(limit: number, now: () => number = Date.now) {
  const counts = new Map<string, { used: number; until: number }>();
  return (address: string): number => {
    if (limit === 0) return 0;
    const key = toHousehold(address);
    const known = counts.get(key);
    const count = known && known.until > now() ? known : { used: 0, until: now() + span };
    counts.delete(key);
    counts.set(key, count);
    for (const oldest of counts.keys()) {
      if (counts.size <= maxAddresses) break;
      counts.delete(oldest);
    }
    if (count.used >= limit) return Math.ceil((count.until - now()) / 1000);
    count.used += 1;
    return 0;
  };
}
