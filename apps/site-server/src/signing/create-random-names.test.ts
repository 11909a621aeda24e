import { expect, it } from 'vitest';
import { createRandomNames } from './create-random-names';

it('no name comes twice, and each byte is asked for once', () => {
  let filled = 0;
  const name = createRandomNames((bytes) => {
    for (let index = 0; index < bytes.byteLength; index += 4)
      bytes.writeUInt32BE((filled += 1), index);
  });
  const names = Array.from({ length: 1_000 }, name);
  expect(new Set(names).size).toBe(1_000);
  // In the order in which they were asked for, none left out.
  const numbers = names.map((text) => Buffer.from(text, 'base64url').readUInt32BE(0));
  expect(numbers).toEqual(names.map((_, index) => index * 4 + 1));
});

it('names are 22 characters of an address, and those of two servers differ', () => {
  const [one, other] = [createRandomNames(), createRandomNames()];
  const names = Array.from({ length: 300 }, () => [one(), other()]).flat();
  for (const name of names) expect(name).toMatch(/^[\w-]{22}$/);
  expect(new Set(names).size).toBe(600);
});
