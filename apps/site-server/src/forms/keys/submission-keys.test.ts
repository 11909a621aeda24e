import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyRing } from '../../signing/key-ring';
import { createSubmissionKeys, keyLifetime } from './submission-keys';

const [old, newer] = ['o'.repeat(32), 'n'.repeat(32)];
const time = Date.UTC(2026, 0, 1);
const keysOf = (...secrets: string[]) =>
  createSubmissionKeys(createKeyRing(secrets).signer('submission key'), () => time);
const keys = keysOf(old);
const subject = { siteId: 'site', formId: 'form' };
const issued = { createdAt: time, expiresAt: time + keyLifetime };

describe('a submission key', () => {
  it('is read with its time by every server that has the secret, also once it is an older one', () => {
    const key = keys.issue(subject);
    for (const server of [keys, keysOf(old), keysOf(newer, old)])
      expect(server.read(key, subject)).toEqual(issued);
    expect(keysOf(newer).read(key, subject)).toBeUndefined();
  });

  it('is good for its form on its site, or for any form where none was named', () => {
    const bound = keys.issue(subject);
    const free = keys.issue({ ...subject, formId: undefined });
    const readAs = (key: string, change: object) => keys.read(key, { ...subject, ...change });
    expect(readAs(bound, { formId: 'other' })).toBeUndefined();
    expect(readAs(bound, { siteId: 'other' })).toBeUndefined();
    expect(readAs(free, { formId: 'other' })).toEqual(issued);
    expect(readAs(free, { siteId: 'other' })).toBeUndefined();
  });

  it('is another one each time', () => {
    const many = Array.from({ length: 1_000 }, () => keys.issue(subject));
    expect(new Set(many).size).toBe(1_000);
  });

  it('is nothing once a sign of it is another, and no text is one by chance', () => {
    const key = keys.issue(subject);
    fc.assert(
      fc.property(
        fc.nat(key.length - 1),
        fc.constantFrom('A', 'b', '0', '.', '-'),
        (index, sign) => {
          const changed = key.slice(0, index) + sign + key.slice(index + 1);
          fc.pre(changed !== key);
          expect(keys.read(changed, subject)).toBeUndefined();
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(keys.read(text, subject)).toBeUndefined();
      }),
    );
  });
});
