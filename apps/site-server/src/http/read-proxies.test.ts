import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readProxies } from './read-proxies';

it.each([
  ['true', true],
  ['False', false],
  ['10.0.0.1', ['10.0.0.1']],
  ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
  ['maybe', undefined],
  ['1', undefined],
  ['', undefined],
  ['10.0.0.1,', undefined],
  ['10.0.0.0/33', undefined],
  ['10.0.0.0/8/8', undefined],
  ['0.0.0.0/0', undefined],
  ['::/00', undefined],
  ['::1/129', undefined],
  ['10.0.0.0/', undefined],
])('%s is %o', (text, expected) => {
  expect(readProxies(text)).toEqual(expected);
});

it('gives nothing that a server would not start with', () => {
  const part = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.constantFrom('loopback', 'a', '10.0.0.0'),
    fc.string({ maxLength: 4 }),
  );
  const range = fc
    .tuple(part, fc.option(fc.integer({ min: -1, max: 130 })))
    .map(([of, bits]) => (bits === null ? of : `${of}/${bits}`));
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 3 }), (parts) => {
      const proxies = readProxies(parts.join(','));
      if (proxies !== undefined) expect(() => Fastify({ trustProxy: proxies })).not.toThrow();
    }),
  );
});
