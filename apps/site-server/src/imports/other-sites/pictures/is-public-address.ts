import { BlockList, isIP } from 'node:net';

/** Nets that are not of the whole world: of one machine, of a house, of tests, of many at once. */
const nets: readonly (readonly [net: string, bits: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

const closed = new BlockList();
for (const [net, bits, family] of nets) closed.addSubnet(net, bits, family);

/** What is reached over the internet in the newer family; all else in it is refused. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Parts of that net which lead into the older family, or are for examples. */
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 23, 'ipv6');
tunnels.addSubnet('2001:db8::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');

/**
 * Whether an address is one of the internet, so none behind which something private may stand.
 *
 * @param address such as `203.0.113.7`
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family !== 6) return false;
  return open.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}
