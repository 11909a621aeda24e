import { expect, it } from 'vitest';
import { networkOf } from './network-of';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['203.0.113.77:5000', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['', 'unknown'],
  ['ada@example.com', 'unknown'],
  ['a:b@c:d:e', 'unknown'],
])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));
