import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPath } from './read-path';

it.each([
  ['/', { kind: 'page', slug: '' }],
  ['/about', { kind: 'page', slug: 'about' }],
  ['/shop/bowl', { kind: 'page', slug: 'shop/bowl' }],
  ['/about/', { kind: 'redirect', to: '/about' }],
  ['//', { kind: 'redirect', to: '/' }],
  ['//evil.example/%2e', { kind: 'redirect', to: '/evil.example/.' }],
  ['/a%2fb', { kind: 'unknown' }],
  ['/%', { kind: 'unknown' }],
  ['/a\ud800', { kind: 'unknown' }],
])('%s', (path, expected) => {
  expect(readPath(path)).toEqual(expected);
});

it('never throws, never leads to another host, and leads to an address that leads nowhere else', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom('/', '//', '\\', '%2f', '%5c', '%', '.', '..', '?', '@', ':'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const read = readPath(`/${pieces.join('')}`);
      if (read.kind !== 'redirect') return;
      expect(new URL(read.to, 'http://studio.example').host).toBe('studio.example');
      expect(readPath(read.to).kind).not.toBe('redirect');
    }),
    { numRuns: 3_000 },
  );
});
