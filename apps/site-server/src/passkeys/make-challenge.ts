import { randomBytes } from 'node:crypto';
import { hashToken } from '../http/hash-token';
import type { Signer } from '../signing/key-ring';
import type { Database } from '../store/database';

/** How long a challenge may be answered, in milliseconds: ten minutes. */
export const challengeLifetime = 10 * 60 * 1000;

/**
 * Makes a challenge that an authenticator signs. It carries its own end and signature, so that a
 * page which nobody answers leaves nothing in the store.
 *
 * @param signer of passkey challenges
 * @param purpose what an answer is good for, such as a sign-in at one site
 * @param now UTC milliseconds
 * @returns in base64url, as browsers want it
 */
export function makeChallenge(signer: Signer, purpose: string, now: number): string {
  const facts = `${randomBytes(16).toString('base64url')}.${now + challengeLifetime}`;
  return Buffer.from(`${facts}.${signer.sign(`${purpose} ${facts}`)}`).toString('base64url');
}

/**
 * Whether a challenge is one of ours for a purpose, and not too old.
 *
 * @param signer of passkey challenges
 * @param purpose what the answer is to be good for
 * @param challenge as a browser gives it back
 * @param now UTC milliseconds
 */
export function isOurChallenge(
  signer: Signer,
  purpose: string,
  challenge: string,
  now: number,
): boolean {
  const [word = '', until = '', signature = ''] = readChallenge(challenge);
  return Number(until) > now && signer.isSigned(`${purpose} ${word}.${until}`, signature);
}

/**
 * Spends a challenge, in the transaction of what its answer does.
 *
 * @returns whether nobody had answered it; of two who do at once, one gets it
 */
export async function spendChallenge(db: Database, challenge: string): Promise<boolean> {
  const [word = '', until] = readChallenge(challenge);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_passkey_challenge')
    .values({ challenge_hash: hashToken(word), expires_at: Number(until) })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes challenges that are too old to be answered anyway. */
export async function sweepChallenges(db: Database, now: number): Promise<void> {
  await db.deleteFrom('spent_passkey_challenge').where('expires_at', '<=', now).execute();
}

function readChallenge(challenge: string): string[] {
  return Buffer.from(challenge, 'base64url').toString().split('.');
}
