import type { ReactNode } from 'react';
import type { CartChange } from '../../shop/cart-view';
import { shopTexts } from '../../shop/shop.texts';
import { useFocusAfterRemoval } from '../../shop/use-focus-after-removal';
import { lineTexts } from '../../shop/line.texts';
import { useTexts } from '../../texts/use-texts';
import { ChangeForm } from './ChangeForm';
import { couponReason } from './coupon-reason';
import { CodeField } from './CodeField';
import type { ShownCart } from './shown-cart';
import type { OpenCodeCaptcha } from './use-code-captcha';

/** The props of a cart's codes. */
export interface CartCodesProps extends ShownCart {
  captcha: ReactNode;
  openCaptcha: OpenCodeCaptcha | undefined;
}

/** The coupons and gift cards of a cart, and the field for another one. */
export function CartCodes({
  view,
  money,
  errors,
  captcha,
  openCaptcha,
  change,
}: CartCodesProps): ReactNode {
  const texts = useTexts(lineTexts);
  const shop = useTexts(shopTexts);
  const { cart, giftCards } = view;
  const taken = cart.coupons.length + giftCards.length;
  const codes = useFocusAfterRemoval(taken);
  return (
    <div className="fr-cart__codes" ref={codes} tabIndex={-1} role="group" aria-label={texts.codes}>
      <CodeField
        error={errors?.fields['code'] ?? errors?.fields['captchaKey']}
        typed={errors?.typed?.['code']}
        taken={taken}
        captcha={captcha}
        openCaptcha={openCaptcha}
        change={change}
      />
      <ul>
        {cart.coupons.map(({ code }) => (
          <li key={code}>
            <span>
              {code}
              <small className="fr-line__problem">{couponReason(code, view, money, texts)}</small>
            </span>
            <RemoveButton
              type="removeCoupon"
              fields={{ code }}
              label={texts.removeCode({ code })}
              change={change}
            />
          </li>
        ))}
        {giftCards.map(({ id, lastFour }) => {
          const name = shop.giftCard({ lastFour });
          return (
            <li key={id}>
              <span>{name}</span>
              <RemoveButton
                type="removeGiftCard"
                fields={{ id }}
                label={texts.removeCode({ code: name })}
                change={change}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function RemoveButton({
  label,
  ...form
}: {
  type: CartChange['type'];
  fields: Readonly<Record<string, string>>;
  label: string;
  change: ShownCart['change'];
}): ReactNode {
  const texts = useTexts(lineTexts);
  return (
    <ChangeForm {...form}>
      <button type="submit" className="fr-action" data-look="link" aria-label={label}>
        {texts.remove}
      </button>
    </ChangeForm>
  );
}
