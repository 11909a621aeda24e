import { isIP } from 'node:net';

/** Networks by the names that Fastify knows: this machine, its link, private addresses. */
const networks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Reads whose `X-Forwarded-*` headers to trust.
 *
 * @param text `true`, `false`, or addresses, ranges such as `10.0.0.0/8` and names of networks,
 * separated by commas
 * @returns the option for Fastify; nothing if the text is none of these
 */
export function readProxies(text: string): boolean | string[] | undefined {
  if (/^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  const proxies = text.split(',').map((part) => part.trim());
  return proxies.every(isProxy) ? proxies : undefined;
}

function isProxy(text: string): boolean {
  if (networks.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || rest.length > 0) return false;
  // A prefix of 0 would mean everybody, which Fastify refuses: that is `true`.
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= longest)
  );
}
