import { readJson } from '../http/read-json';

import * as z from 'zod';

/** The default origin of reCAPTCHA. */
export const recaptchaOrigin = 'https://www.google.com';

/** An account with reCAPTCHA. */
export interface RecaptchaAccount {
  /** Public: pages contain it. */
  siteKey: string;
  /** Private: sent to the service only. */
  secret: string;
  /** The origin of the service. @default 'https://www.google.com' */
  origin: string;
}

/** The service's verdict on a token; `unknown` if it cannot be reached. */
export type RecaptchaVerdict =
  | { verdict: 'passed' | 'refused' }
  | { verdict: 'unknown'; fault: unknown };

/** How long the service may take to answer, in milliseconds; a visitor is waiting. */
const answerTime = 5_000;

/** The errors of the token; with any other code the fault is ours or the service's. */
const tokenFaults = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/**
 * Checks a token with reCAPTCHA's `siteverify`. The visitor's address is not sent.
 *
 * @param account whose token it is
 * @param token as the page sent it; the service accepts it once
 */
export async function verifyRecaptcha(
  account: RecaptchaAccount,
  token: string,
): Promise<RecaptchaVerdict> {
  if (token === '') return { verdict: 'refused' };
  try {
    const reply = await fetch(`${account.origin}/recaptcha/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret: account.secret, response: token }),
      signal: AbortSignal.timeout(answerTime),
      redirect: 'error',
    });
    const read = answer.safeParse(readJson(await reply.text()));
    if (!read.success)
      throw new Error(`[site-server] siteverify answered ${reply.status} and no verdict.`);
    const { success, 'error-codes': codes } = read.data;
    if (success) return { verdict: 'passed' };
    if (codes.every((code) => tokenFaults.includes(code))) return { verdict: 'refused' };
    throw new Error(
      `[site-server] siteverify answered ${codes.join(', ')}. Check RECAPTCHA_SECRET.`,
    );
  } catch (fault) {
    return { verdict: 'unknown', fault };
  }
}
