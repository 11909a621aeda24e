import { randomBytes } from 'node:crypto';
import { fromBase32, toBase32 } from '../../second-factor/base32';
import { judgeCode } from '../../second-factor/totp-code';
import { readDigits, type CodeFault } from '../../second-factor/second-factor';
import type { Seal } from '../../signing/seal';

/** A secret that an app is offered: it counts once the app has shown a code of it. */
export interface OfferedSecret {
  /** In base32, as people type it. */
  readonly secret: string;
  /** The same encrypted, with whom it is for: the page keeps it, and the store knows nothing. */
  readonly sealed: string;
}

/** How long an offer is good, in milliseconds: an hour. */
const offerLifetime = 60 * 60 * 1000;

/** As many bytes as RFC 4226 recommends. */
const secretBytes = 20;

/**
 * Offers a new secret to the app of an account.
 *
 * @param seal of second factors
 * @param accountId whose app
 * @param now UTC milliseconds
 */
export function offerSecret(seal: Seal, accountId: string, now: number): OfferedSecret {
  const secret = toBase32(randomBytes(secretBytes));
  return { secret, sealed: seal.close([accountId, now + offerLifetime, secret].join(' ')) };
}

/**
 * Opens an offer that a page has kept.
 *
 * @param seal of second factors
 * @param asked whose it is, and UTC milliseconds
 * @returns nothing for one of somebody else, and for one that is too old
 */
export function openOffer(
  seal: Seal,
  { sealed, accountId, now }: { sealed: string; accountId: string; now: number },
): OfferedSecret | undefined {
  const [id, until, secret] = seal.open(sealed)?.split(' ') ?? [];
  if (id !== accountId || Number(until) <= now || secret === undefined) return undefined;
  return { secret, sealed };
}

/**
 * Judges the code by which an app confirms that it has a secret.
 *
 * @param secret in base32
 * @param entered as it was typed
 * @param now UTC milliseconds
 * @returns the time step of the code, or why it was not taken
 */
export function confirmSecret(
  secret: string,
  entered: string,
  now: number,
): { readonly step: number } | { readonly fault: CodeFault } {
  const verdict = judgeCode(fromBase32(secret), readDigits(entered), now);
  if (verdict.is === 'right') return { step: verdict.step };
  return { fault: verdict.is === 'wrong' ? 'codeWrong' : 'codeOfAnotherTime' };
}
