import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from './base32';
import { judgeCode, stepLength, totpCode, totpHref } from './totp-code';

/** The secret of RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

describe('a code', () => {
  // The RFC lists eight digits; six are their end.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(totpCode(secret, Math.floor((seconds * 1000) / stepLength))).toBe(code);
    expect(judgeCode(secret, code, seconds * 1000)).toMatchObject({ is: 'right' });
  });

  const now = 1_234_567_890_000;
  const step = Math.floor(now / stepLength);

  it.each([
    [-20, 'past'],
    [-2, 'past'],
    [-1, 'right'],
    [0, 'right'],
    [1, 'right'],
    [2, 'future'],
    [20, 'future'],
    [-21, 'wrong'],
    [21, 'wrong'],
  ])('%i steps away is %s', (away, is) => {
    expect(judgeCode(secret, totpCode(secret, step + away), now).is).toBe(is);
  });

  it.each(['', '28708', '2870822', 'abcdef'])('%j is none', (code) => {
    expect(judgeCode(secret, code, now)).toEqual({ is: 'wrong' });
  });
});

describe('base32', () => {
  // RFC 4648, without the padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %s, and back', (text, written) => {
    expect(toBase32(Buffer.from(text))).toBe(written);
    expect(fromBase32(written).toString()).toBe(text);
  });

  it('is read as people copy it', () => {
    expect(fromBase32('mzxw 6ytb oi').toString()).toBe('foobar');
  });
});

it('the address for apps names site and account, whatever they are called', () => {
  const href = totpHref('MZXW6', { site: 'Tide & Kiln: café', email: 'ada+x@b.example' });
  expect(href).not.toContain('+');
  const url = new URL(href);
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Tide & Kiln: café:ada+x@b.example',
  ]);
  expect(url.searchParams.get('issuer')).toBe('Tide & Kiln: café');
});
