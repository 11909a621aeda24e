import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOtherPlayer } from './read-other-player';

it.each([
  ['https://player.example/embed/42?x=1', 'https://player.example/embed/42?x=1', 'player.example'],
  ['//www.player.example/embed/42', 'https://www.player.example/embed/42', 'player.example'],
])('reads the player at %s', (raw, address, name) => {
  expect(readOtherPlayer(raw)).toEqual({ provider: 'other', name, address });
  expect(readOtherPlayer(raw, 'Example')).toEqual({ provider: 'other', name: 'Example', address });
});

it.each([
  '',
  'player.example/embed/42',
  '/embed/42',
  'http://player.example/embed/42',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://www.player.example@evil.example/',
  `https://player.example/${'x'.repeat(2000)}`,
  null,
  7,
])('takes nothing else for one: %s', (raw) => {
  expect(readOtherPlayer(raw)).toBeUndefined();
});

it('does not throw, and gives https only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (raw) => {
      expect(readOtherPlayer(raw)?.address ?? 'https:').toMatch(/^https:/);
    }),
  );
});
