import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeyRing, type KeyPurpose } from './key-ring';

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];
const before = createKeyRing([older]);
const rotated = createKeyRing([newer, older]);
const retired = createKeyRing([newer]);

it('the newest key signs, an older one is good until it is retired', () => {
  const links = (ring: typeof before) => ring.signer('shop link');
  const old = links(before).sign('a');
  expect(old).toMatch(/^[\w-]{43}$/);
  expect([before, rotated, retired].map((ring) => links(ring).isSigned('a', old))).toEqual([
    true,
    true,
    false,
  ]);
  expect(links(rotated).sign('a')).toBe(links(retired).sign('a'));
  expect(links(rotated).signatures('a')).toEqual([links(retired).sign('a'), old]);
});

it('what is hidden under an older key is read until it is retired', () => {
  const sealed = before.seal('gift code').close('C4ZD-QKTG');
  expect(sealed).not.toContain('C4ZD');
  expect(before.seal('gift code').close('C4ZD-QKTG')).not.toBe(sealed);
  expect([before, rotated, retired].map((ring) => ring.seal('gift code').open(sealed))).toEqual([
    'C4ZD-QKTG',
    'C4ZD-QKTG',
    undefined,
  ]);
  expect(rotated.seal('gift code').keyIdOf(sealed)).toBe(before.ids[0]);
});

it('the keys of two purposes have nothing to do with each other', () => {
  const purposes: KeyPurpose[] = [
    'crumb',
    'shop link',
    'newsletter link',
    'form key',
    'submission key',
    'limit',
  ];
  const made = purposes.map((purpose) => before.signer(purpose).sign('a'));
  expect(new Set(made).size).toBe(purposes.length);
  const secrets = [...purposes, 'gift code' as const].flatMap((purpose) => before.secrets(purpose));
  expect(new Set(secrets).size).toBe(purposes.length + 1);
  expect(before.seal('crumb').open(before.seal('gift code').close('a'))).toBeUndefined();
});

it('no text is a signature by chance, no changed seal opens, and none throws', () => {
  const [signer, seal] = [rotated.signer('crumb'), rotated.seal('gift code')];
  const sealed = seal.close('a text');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(sealed.length - 1), (text, index) => {
      expect(signer.isSigned('a', text)).toBe(false);
      expect(seal.open(text)).toBeUndefined();
      const changed = `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`;
      // The last character of base64url may have bits that no byte holds.
      if (index < sealed.length - 1) expect(seal.open(changed)).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
});

it('a ring without a whole secret is refused', () => {
  expect(() => createKeyRing([])).toThrow('needs a secret');
  expect(() => createKeyRing([newer, 'short'])).toThrow('has 5 characters');
});
