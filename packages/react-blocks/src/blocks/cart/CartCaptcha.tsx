import type { ReactNode } from 'react';
import { Captcha } from '../form/captcha/Captcha';
import type { RecaptchaPlace } from '../form/captcha/captcha.parts';

/** The captcha for entering codes, with the site's own key [6.07]. */
export function CartCaptcha({ place }: { place: RecaptchaPlace }): ReactNode {
  return <Captcha kind="recaptcha" formId="" prefix="cart" recaptcha={place} />;
}
