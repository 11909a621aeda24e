/** Allows so many events a minute per key, evenly refilled. */
export interface RateLimit {
  /**
   * Takes one event from a key's bucket.
   *
   * @returns 0 when it is allowed, else the seconds until the next one is
   */
  take(key: string): number;
}

interface Bucket {
  left: number;
  at: number;
}

/**
 * Beyond this many keys the one that was used longest ago is forgotten; by then its bucket is most
 * likely full.
 */
const mostKeys = 10_000;

/**
 * Makes a limit that lives in this process.
 *
 * @param perMinute events a minute, also the most at once
 * @param now milliseconds
 */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>();
  const refilled = (bucket: Bucket, at: number) =>
    Math.min(perMinute, bucket.left + (Math.max(0, at - bucket.at) * perMinute) / 60_000);

  function keep(key: string, bucket: Bucket): void {
    // A Map remembers the order of insertion: the first key is the one used longest ago.
    buckets.delete(key);
    const [oldest] = buckets.keys();
    if (buckets.size >= mostKeys && oldest !== undefined) buckets.delete(oldest);
    buckets.set(key, bucket);
  }

  return {
    take(key) {
      const at = now();
      const known = buckets.get(key);
      const left = known ? refilled(known, at) : perMinute;
      keep(key, { left: left >= 1 ? left - 1 : left, at });
      return left >= 1 ? 0 : Math.ceil(((1 - left) * 60_000) / perMinute / 1000);
    },
  };
}

/**
 * The part of a network address that one visitor controls: a whole IPv4 address,
 * the first half of an IPv6 one.
 *
 * @param address as the socket or the proxy names it
 */
export function rateKey(address: string): string {
  // Some proxies tell the port as well.
  const [, four] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address) ?? [];
  if (four !== undefined) return four;
  const [, six = address] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  // No address, but what somebody wrote into a header: it shall not fill the memory.
  if (!six.includes(':')) return six.slice(0, 64);
  const [head = '', tail] = six.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].slice(0, 4).join(':').slice(0, 64);
}
