import type { FormCode, FormDefinition } from '@frontage/form-runtime';
import type { Database } from '../store/database';
import type { Altcha } from './create-altcha';
import { spendCaptcha } from './spend-captcha';
import { verifyRecaptcha, type RecaptchaAccount } from './verify-recaptcha';

/** The services that judge captchas. */
export interface Captchas {
  altcha: Altcha;
  /** Undefined if none is configured: forms that need it are then refused. */
  recaptcha: RecaptchaAccount | undefined;
}

/**
 * The refusal of a captcha that was not completed (400), or that cannot be checked at the moment
 * (503).
 */
export interface CaptchaRefusal {
  passed: false;
  status: 400 | 503;
  code: FormCode;
  /** For the log. */
  fault?: unknown;
}

/** The judgement of a form's captcha. */
export type CaptchaVerdict = { passed: true; spend: SpendCaptcha } | CaptchaRefusal;

/**
 * Marks a captcha as used, in the transaction that stores the submission. Rejects with
 * `CaptchaSpent` if another submission has used it.
 */
export type SpendCaptcha = (db: Database, now: number) => Promise<void>;

/** Another submission has used the challenge; nothing was stored. */
export class CaptchaSpent extends Error {
  constructor() {
    super('[site-server] this captcha was used by another submission. Nothing was stored.');
  }
}

/** The refusal of a captcha that was not completed, or was used before [5.01]. */
export const incompleteCaptcha: CaptchaRefusal = {
  passed: false,
  status: 400,
  code: 'CAPTCHA_INCOMPLETE_ERROR',
};

/**
 * Judges the captcha of a submission [5.01]. Our own challenges are not marked as used yet, so a
 * submission that is refused for another reason may use the same one again.
 *
 * @param captchas what judges
 * @param place the form and its owner
 * @param captchaKey as the page sent it [3.05]
 */
export async function judgeCaptcha(
  { altcha, recaptcha }: Captchas,
  { form, siteId }: { form: FormDefinition; siteId: string },
  captchaKey: string,
): Promise<CaptchaVerdict> {
  if (form.captcha === undefined) return { passed: true, spend: spendNothing };
  if (form.captcha === 'altcha') {
    const solved = await altcha.check({ siteId, formId: form.id }, captchaKey);
    if (!solved) return incompleteCaptcha;
    return { passed: true, spend: (db, now) => spendSolved(db, { ...solved, siteId }, now) };
  }
  if (!recaptcha)
    return unjudged(
      new Error(`[site-server] form ${form.id} wants reCAPTCHA, and RECAPTCHA_SECRET is not set.`),
    );
  const judged = await verifyRecaptcha(recaptcha, captchaKey);
  if (judged.verdict === 'unknown') return unjudged(judged.fault);
  // reCAPTCHA itself accepts a token only once.
  return judged.verdict === 'passed' ? { passed: true, spend: spendNothing } : incompleteCaptcha;
}

const spendNothing: SpendCaptcha = async () => undefined;

async function spendSolved(...spending: Parameters<typeof spendCaptcha>): Promise<void> {
  if (!(await spendCaptcha(...spending))) throw new CaptchaSpent();
}

function unjudged(fault: unknown): CaptchaRefusal {
  return { passed: false, status: 503, code: 500, fault };
}
