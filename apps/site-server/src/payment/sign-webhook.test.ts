import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSigned, signatureTolerance, signWebhook } from './sign-webhook';

const now = 1_790_000_000_000;

it('what is signed is known as signed, and nothing else is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (secret, body, other) => {
      const header = signWebhook(secret, body, now);
      expect(isSigned(secret, body, header, now)).toBe(true);
      if (other !== body) expect(isSigned(secret, other, header, now)).toBe(false);
      if (other !== secret) expect(isSigned(other, body, header, now)).toBe(false);
    }),
  );
});

it('holds for five minutes, before and after', () => {
  const header = signWebhook('secret', 'body', now);
  for (const [shift, holds] of [
    [signatureTolerance, true],
    [-signatureTolerance, true],
    [signatureTolerance + 1, false],
    [-signatureTolerance - 1, false],
  ] as const)
    expect(isSigned('secret', 'body', header, now + shift)).toBe(holds);
});

it('another time makes another signature', () => {
  const header = signWebhook('secret', 'body', now);
  expect(isSigned('secret', 'body', header.replace('t=1790000000', 't=1790000001'), now)).toBe(
    false,
  );
});

it.each([
  undefined,
  '',
  't=,v1=',
  `t=1790000000,v1=${'g'.repeat(64)}`,
  `v1=${'0'.repeat(64)}`,
  `t=1e9,v1=${'0'.repeat(64)}`,
])('%s is no signature', (header) => {
  expect(isSigned('secret', 'body', header, now)).toBe(false);
});
