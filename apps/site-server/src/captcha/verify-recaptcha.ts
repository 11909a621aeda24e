import { readJson } from '../http/read-json';

import * as z from 'zod';

/** Where reCAPTCHA is, unless somebody says otherwise. */
export const recaptchaOrigin = 'https://www.google.com';

/** An account with reCAPTCHA. */
export interface RecaptchaAccount {
  /** Public: stands in pages. */
  siteKey: string;
  /** The server's own: goes to the service and nowhere else. */
  secret: string;
  /** Where the service is. @default 'https://www.google.com' */
  origin: string;
}

/** What the service says of a token; `unknown` when it cannot be asked. */
export type RecaptchaVerdict =
  { verdict: 'passed' | 'refused' } | { verdict: 'unknown'; fault: unknown };

/** How long the service may take, in milliseconds; a visitor waits meanwhile. */
const answerTime = 5_000;

/** The token was at fault; with any other code we are, or the service is. */
const tokenFaults = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/**
 * Asks reCAPTCHA's `siteverify` about a token. The visitor's address is not told.
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
