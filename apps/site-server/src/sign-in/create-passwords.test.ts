import { expect, it, vi } from 'vitest';
import { createPasswords, usualPasswordCost, type DeriveKey } from './create-passwords';

const cheap = { logN: 4, r: 8, p: 1 };

it('a password is kept as scrypt with its cost and a salt of its own, and is known again', async () => {
  const passwords = createPasswords(cheap);
  const [first, second] = [await passwords.hash('a kiln'), await passwords.hash('a kiln')];
  expect(first).toMatch(/^scrypt\$4\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(first).not.toBe(second);
  expect(await passwords.check('a kiln', first)).toEqual({ isRight: true, isStale: false });
  expect(await passwords.check('a kilm', first)).toEqual({ isRight: false, isStale: false });
});

it('letters with accents are the same however a keyboard writes them', async () => {
  const passwords = createPasswords(cheap);
  const hash = await passwords.hash('caf\u00e9 at the kiln');
  expect(await passwords.check('cafe\u0301 at the kiln', hash)).toMatchObject({ isRight: true });
});

it('one that was hashed at another cost is right, and to be hashed again', async () => {
  const hash = await createPasswords(cheap).hash('a kiln');
  const dearer = createPasswords({ ...cheap, logN: 5 });
  expect(await dearer.check('a kiln', hash)).toEqual({ isRight: true, isStale: true });
});

it('an address without an account costs the same work as one with an account', async () => {
  const derive = vi.fn<DeriveKey>(() => Promise.resolve(Buffer.alloc(32, 1)));
  const passwords = createPasswords(usualPasswordCost, derive);
  const hash = await passwords.hash('a kiln');
  derive.mockClear();
  await passwords.check('guess', hash);
  await passwords.check('guess', undefined);
  const [known, unknown] = derive.mock.calls.map(([password, salt, cost]) => [
    password,
    salt.length,
    cost,
  ]);
  expect(derive).toHaveBeenCalledTimes(2);
  expect(unknown).toEqual(known);
});

it('nobody is let in by a hash of nothing, or by one that is none', async () => {
  const zero: DeriveKey = () => Promise.resolve(Buffer.alloc(32));
  expect(await createPasswords(cheap, zero).check('', undefined)).toMatchObject({ isRight: false });
  expect(await createPasswords(cheap).check('', '')).toMatchObject({ isRight: false });
});

it('no more than two are hashed at once', async () => {
  let running = 0;
  let most = 0;
  const derive: DeriveKey = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return Buffer.alloc(32);
  };
  const passwords = createPasswords(cheap, derive);
  await Promise.all(Array.from({ length: 8 }, () => passwords.hash('a kiln')));
  expect(most).toBe(2);
});
