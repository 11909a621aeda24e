import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captchaKey, easyCaptcha, solveCaptcha } from '../testing/solve-captcha';
import { challengeLifetime, createAltcha } from './create-altcha';
import { createKeyRing } from '../signing/key-ring';
import { testKeys } from '../testing/test-keys';

const place = { siteId: 'site', formId: 'form' };
const altcha = createAltcha(testKeys, easyCaptcha);
const fresh = () => altcha.challenge(place, Date.now());

describe('createAltcha', () => {
  it("[5.01] a challenge that ALTCHA's own library solves is accepted", async () => {
    const challenge = await fresh();
    expect(await altcha.check(place, await solveCaptcha(challenge))).toEqual({
      signature: challenge.signature,
      expiresAt: (challenge.parameters.expiresAt ?? 0) * 1000,
    });
  });

  it('a challenge asks for at least 500 tries, and does not tell how many', async () => {
    const challenge = await fresh();
    const payload: unknown = JSON.parse(
      Buffer.from(await solveCaptcha(challenge), 'base64').toString(),
    );
    expect(payload).toMatchObject({
      solution: {
        counter: expect.toSatisfy((counter: number) => counter >= 500 && counter <= 1000),
      },
    });
    expect(challenge.parameters).not.toHaveProperty('counter');
  });

  it('[5.01] one that is too old is refused', async () => {
    const old = await altcha.challenge(place, Date.now() - challengeLifetime - 2_000);
    expect(await altcha.check(place, await solveCaptcha(old))).toBeUndefined();
  });

  it.each([
    ['another form', { ...place, formId: 'other' }],
    ['another site', { ...place, siteId: 'other' }],
  ])('one for %s is refused', async (_, other) => {
    expect(await altcha.check(other, await solveCaptcha(await fresh()))).toBeUndefined();
  });

  it('one of a server with another secret is refused', async () => {
    const other = createAltcha(createKeyRing(['t'.repeat(32)]), easyCaptcha);
    const challenge = await other.challenge(place, Date.now());
    expect(await altcha.check(place, await solveCaptcha(challenge))).toBeUndefined();
  });

  it('one under an older key is accepted until that key is retired', async () => {
    const solved = await solveCaptcha(await fresh());
    const [older, newer] = ['s'.repeat(32), 'n'.repeat(32)];
    const rotated = createAltcha(createKeyRing([newer, older]), easyCaptcha);
    expect(await rotated.check(place, solved)).toBeDefined();
    const retired = createAltcha(createKeyRing([newer]), easyCaptcha);
    expect(await retired.check(place, solved)).toBeUndefined();
  });

  it('one that somebody made easier, or made last longer, is refused', async () => {
    const { parameters, signature } = await fresh();
    for (const change of [
      { keyPrefix: '00' },
      { keyPrefix: '00', cost: 2 },
      { expiresAt: Date.now() },
      { data: { siteId: 'site', formId: 'form', more: 1 } },
    ]) {
      const changed = { parameters: { ...parameters, ...change }, signature: signature ?? '' };
      expect([change, await altcha.check(place, await solveCaptcha(changed))]).toEqual([
        change,
        undefined,
      ]);
    }
  });

  it('a solution that was guessed is refused', async () => {
    const challenge = await fresh();
    const solution = { counter: 600, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') };
    expect(await altcha.check(place, captchaKey({ challenge, solution }))).toBeUndefined();
  });

  it('whatever else comes is refused, and nothing throws', async () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json().map((text) => Buffer.from(text).toString('base64')),
      fc.constant(captchaKey({ challenge: null })),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => (await altcha.check(place, text)) === undefined),
      { numRuns: 300 },
    );
  });
});
