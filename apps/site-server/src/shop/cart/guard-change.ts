import type { CartChange } from '@frontage/react-blocks/server';
import { verifyRecaptcha } from '../../captcha/verify-recaptcha';
import type { EndpointRequest } from '../../http/endpoint';
import { rateKey } from '../../http/rate-limit';
import type { Site } from '../../sites/site-settings';
import { cartCaptcha } from './cart-captcha';
import type { CartRefusal } from './cart-refusal';
import type { CartServices } from './cart-services';

/**
 * Holds back who changes carts too often, and who guesses codes: those are limited for
 * themselves, and a call needs the captcha where the cart page has one [6.07]. A post
 * without scripts cannot have done it; the limit alone holds it back.
 *
 * @returns the refusal, or nothing when the change may go on
 */
export async function guardChange(
  { cartLimit, codeLimit, captchas }: Pick<CartServices, 'cartLimit' | 'codeLimit' | 'captchas'>,
  { address }: Pick<EndpointRequest, 'address'>,
  { site, change, isCall }: { site: Site; change: CartChange; isCall: boolean },
): Promise<CartRefusal | undefined> {
  const isGuess =
    change.type === 'addCode' || change.type === 'addCoupon' || change.type === 'addGiftCard';
  const wait = cartLimit.take(rateKey(address)) || (isGuess ? codeLimit.take(rateKey(address)) : 0);
  if (wait > 0) return { status: 429, code: 'tooMany', wait };
  const account = isGuess && isCall ? cartCaptcha(site, captchas) : undefined;
  if (!account || !isGuess) return undefined;
  const judged = await verifyRecaptcha(account, change.captchaKey ?? '');
  if (judged.verdict === 'unknown') return { status: 503, code: 'tryLater', fault: judged.fault };
  return judged.verdict === 'passed'
    ? undefined
    : { status: 400, code: 'codeCaptcha', field: 'captchaKey' };
}
