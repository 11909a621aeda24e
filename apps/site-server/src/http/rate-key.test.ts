import { expect, it } from 'vitest';
import { rateKey } from './rate-key';

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:4711', '203.0.113.5'],
  ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['x'.repeat(70), 'x'.repeat(64)],
  [`:${'f'.repeat(70)}`, `:${'f'.repeat(63)}`],
])('%s counts as %s', (address, key) => {
  expect(rateKey(address)).toBe(key);
});
