import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { formParts } from '@frontage/form-runtime/markup';
import type { RecaptchaPlace } from '../form/captcha/captcha.parts';
import { captchaParts } from '../form/captcha/captcha.parts';
import { createFormCaptcha } from '../form/captcha/create-form-captcha';
import type { CartProps } from './Cart';
import { CartCaptcha } from './CartCaptcha';

/** Protects the codes of a cart; a separate chunk, because few carts need it [6.07]. */
export function guardCodes(
  place: RecaptchaPlace,
  context: BlockContext,
): Pick<CartProps, 'captcha' | 'openCaptcha'> {
  return {
    captcha: <CartCaptcha place={place} />,
    openCaptcha(form, signal) {
      const box = form.querySelector<HTMLElement>(`[${captchaParts.box}]`);
      form.querySelector('[type=submit]')?.setAttribute(formParts.submit, '');
      return box ? createFormCaptcha(form, box, { ...context, signal }) : undefined;
    },
  };
}
