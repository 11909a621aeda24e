import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { readJson } from '../http/read-json';
import type { KeyRing } from '../signing/key-ring';

/** How long a challenge is valid, in milliseconds. */
export const challengeLifetime = 20 * 60 * 1000;

/** The default number of PBKDF2 rounds for one try: about a millisecond. */
export const usualCaptchaCost = 5_000;

/** The bounds of the number of tries: no browser finishes at once, and none works for long. */
const effort = { least: 500, most: 1_000 };

/** The form for which a challenge was made; signed, so that it is valid nowhere else. */
interface ChallengePlace {
  siteId: string;
  formId: string;
}

/** A challenge with its correct solution. */
export interface SolvedChallenge {
  /** Identifies the challenge. */
  signature: string;
  /** UTC milliseconds. */
  expiresAt: number;
}

/** Proof of work by ALTCHA's second version: a browser solves a signed challenge by trying. */
export interface Altcha {
  /** Makes a challenge for a form. It costs the server one try. */
  challenge(place: ChallengePlace, now: number): Promise<Challenge>;
  /**
   * Checks the captcha key of a form; nothing if it is no valid solution, or one for another form
   * or time.
   */
  check(place: ChallengePlace, captchaKey: string): Promise<SolvedChallenge | undefined>;
}

const solved = z.object({
  challenge: z.object({
    // Exactly the signed ones.
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
 * Makes the part that creates and checks challenges.
 *
 * @param keys the server's
 * @param cost rounds of PBKDF2 for one try
 */
export function createAltcha(keys: KeyRing, cost: number): Altcha {
  const [forChallenges, ...olderOnes] = keys.secrets('captcha challenge');
  const [forSolutions, ...olderSolutions] = keys.secrets('captcha solution');
  const newest = { hmacSignatureSecret: forChallenges, hmacKeySignatureSecret: forSolutions };
  const older = olderOnes.map((hmacSignatureSecret, index) => ({
    hmacSignatureSecret,
    hmacKeySignatureSecret: olderSolutions[index] ?? '',
  }));

  return {
    challenge: ({ siteId, formId }, now) =>
      createChallenge({
        ...newest,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(effort.most, effort.least),
        deriveKey,
        expiresAt: new Date(now + challengeLifetime),
        data: { siteId, formId },
      }),

    async check({ siteId, formId }, captchaKey) {
      const payload = solved.safeParse(readJson(Buffer.from(captchaKey, 'base64').toString()));
      if (!payload.success) return undefined;
      const { challenge, solution } = payload.data;
      const { data, expiresAt } = challenge.parameters;
      if (data.siteId !== siteId || data.formId !== formId) return undefined;
      for (const secrets of [newest, ...older]) {
        const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
        if (verified) return { signature: challenge.signature, expiresAt: expiresAt * 1000 };
      }
      return undefined;
    },
  };
}
