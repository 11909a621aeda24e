import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Rounds for one attempt that make a challenge easy. */
export const easyCaptcha = 1;

/**
 * Solves a challenge as ALTCHA's own library does; the answer is what a form sends as `captchaKey`.
 */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return captchaKey({ challenge, solution });
}

/** Anything as a form sends it. */
export function captchaKey(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
