import { rateKey } from './rate-key';

/**
 * The network that a visitor comes from, for the log: enough to see where an attack is from and to
 * shut it out, too little to name one person.
 *
 * @param address as the socket or the proxy names it
 * @returns such as `203.0.113.0/24` or `2001:db8:1::/48`; `unknown` for what is no address
 */
export function networkOf(address: string): string {
  const key = rateKey(address);
  const [, four] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(key) ?? [];
  if (four !== undefined) return `${four}.0/24`;
  const parts = key.split(':');
  return parts.length === 4 && parts.every((part) => /^[\da-f]{1,4}$/.test(part))
    ? `${parts.slice(0, 3).join(':')}::/48`
    : 'unknown';
}
