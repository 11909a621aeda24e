import { createHmac } from 'node:crypto';
import { isSameText } from '../signing/is-same-text';

/** How long a code is shown, in milliseconds. */
export const stepLength = 30_000;

/** How many digits a code has. */
export const codeLength = 6;

/** A code of one step earlier or later is good too: clocks differ, and people type slowly. */
const skew = 1;

/** How far a clock may be off for it to be told from a wrong code, in steps: ten minutes. */
const tellableSkew = 20;

/** What a code is. */
export type CodeVerdict =
  | { readonly is: 'right'; readonly step: number }
  /** It was right before: the code is old, or the clock of the phone is slow. */
  | { readonly is: 'past' }
  /** It will be right: the clock of the phone is fast. Only its owner may hear so. */
  | { readonly is: 'future' }
  | { readonly is: 'wrong' };

/**
 * Returns the code of a time step (RFC 6238: HMAC-SHA-1, six digits).
 *
 * @param secret what the app was given
 * @param step steps of 30 seconds since 1970
 */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.byteLength - 1) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** codeLength;
  return String(number).padStart(codeLength, '0');
}

/**
 * Judges a code.
 *
 * @param secret what the app was given
 * @param code six digits
 * @param now UTC milliseconds
 */
export function judgeCode(secret: Uint8Array, code: string, now: number): CodeVerdict {
  const current = Math.floor(now / stepLength);
  // The nearest first: a code may happen to be that of two steps.
  for (let away = 0; away <= tellableSkew; away += 1)
    for (const step of away === 0 ? [current] : [current - away, current + away])
      if (step >= 0 && isSameText(totpCode(secret, step), code))
        return away <= skew ? { is: 'right', step } : { is: step < current ? 'past' : 'future' };
  return { is: 'wrong' };
}

/**
 * Returns the address by which an authenticator app takes a secret over.
 *
 * @param secret in base32
 * @param account under which name the app lists it
 */
export function totpHref(secret: string, { site, email }: { site: string; email: string }): string {
  const label = [site, email].map(encodeURIComponent).join(':');
  const params = { secret, issuer: site, algorithm: 'SHA1', digits: '6', period: '30' };
  // Apps read a plus as a plus.
  const query = new URLSearchParams(params).toString().replaceAll('+', '%20');
  return `otpauth://totp/${label}?${query}`;
}
