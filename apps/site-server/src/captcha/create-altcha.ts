import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { readJson } from '../http/read-json';

/** How long a challenge may wait for its submission, in milliseconds. */
export const challengeLifetime = 20 * 60 * 1000;

/** Rounds of PBKDF2 for one try, when nothing else is configured: about a millisecond. */
export const usualCaptchaCost = 5_000;

/**
 * A browser tries from 0 up to a number between these: nobody is done at once, nobody tries for
 * long.
 */
const tries = { least: 500, most: 1_000 };

/** What a challenge was made for; signed, so that it counts nowhere else. */
interface ChallengePlace {
  siteId: string;
  formId: string;
}

/** A challenge that somebody has solved. */
export interface SolvedChallenge {
  /** Names the challenge. */
  signature: string;
  /** UTC milliseconds. */
  expiresAt: number;
}

/** Proof of work by ALTCHA's second version: a signed challenge that a browser solves by trying. */
export interface Altcha {
  /** A new challenge for a form. It costs the server one try. */
  challenge(place: ChallengePlace, now: number): Promise<Challenge>;
  /**
   * Judges what a form was sent with; nothing where it is no sound solution, or one for another
   * place or time.
   */
  check(place: ChallengePlace, captchaKey: string): Promise<SolvedChallenge | undefined>;
}

const solved = z.object({
  challenge: z.object({
    // Just those that are signed.
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.strictObject({ siteId: z.string(), formId: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * Makes and judges challenges.
 *
 * @param secret the server's; keys of its own are derived from it
 * @param cost rounds of PBKDF2 for one try
 */
export function createAltcha(secret: string, cost: number): Altcha {
  const keyFor = (use: string): string =>
    createHmac('sha256', secret).update(`captcha ${use}`).digest('base64url');
  const secrets = {
    hmacSignatureSecret: keyFor('challenge'),
    hmacKeySignatureSecret: keyFor('solution'),
  };

  return {
    challenge: ({ siteId, formId }, now) =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.most, tries.least),
        deriveKey,
        expiresAt: new Date(now + challengeLifetime),
        data: { siteId, formId },
      }),

    async check({ siteId, formId }, captchaKey) {
      const payload = solved.safeParse(readJson(Buffer.from(captchaKey, 'base64').toString()));
      if (!payload.success) return undefined;
      const { challenge, solution } = payload.data;
      const { data, expiresAt } = challenge.parameters;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (!verified || data.siteId !== siteId || data.formId !== formId) return undefined;
      return { signature: challenge.signature, expiresAt: expiresAt * 1000 };
    },
  };
}
