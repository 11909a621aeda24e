import type { CartChange } from '@frontage/react-blocks/server';
import { verifyRecaptcha } from '../../captcha/verify-recaptcha';
import type { Site } from '../../sites/site-settings';
import { cartCaptcha } from './cart-captcha';
import type { CartRefusal } from './cart-refusal';
import type { CartServices } from './cart-services';

/** A change that tries a code. */
type Guess = Extract<CartChange, { type: 'addCode' | 'addCoupon' | 'addGiftCard' }>;

/** Whether a change tries a code, which somebody may do to find one. */
export function isGuess(change: CartChange): change is Guess {
  return change.type === 'addCode' || change.type === 'addCoupon' || change.type === 'addGiftCard';
}

/**
 * Judges the captcha for trying a code, if the cart page has one [6.07].
 *
 * @returns the refusal, or undefined if the change may continue
 */
export async function judgeGuess(
  site: Site,
  captchas: CartServices['captchas'],
  change: CartChange,
): Promise<CartRefusal | undefined> {
  if (!isGuess(change)) return undefined;
  const account = cartCaptcha(site, captchas);
  if (!account) return undefined;
  const judged = await verifyRecaptcha(account, change.captchaKey ?? '');
  if (judged.verdict === 'unknown') return { status: 503, code: 'tryLater', fault: judged.fault };
  return judged.verdict === 'passed'
    ? undefined
    : { status: 400, code: 'codeCaptcha', field: 'captchaKey' };
}
