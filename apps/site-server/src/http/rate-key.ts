/**
 * Returns the part of a network address that one visitor controls: a whole IPv4 address, the first
 * half of an IPv6 address.
 *
 * @param address as the socket or the proxy names it
 */
export function rateKey(address: string): string {
  // Some proxies include the port.
  const [, four] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address) ?? [];
  if (four !== undefined) return four;
  const [, six = address] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  // Not an address but text from a header: it must not fill the memory.
  if (!six.includes(':')) return six.slice(0, 64);
  const [head = '', tail] = six.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...middle, ...after].slice(0, 4).join(':').slice(0, 64);
}
