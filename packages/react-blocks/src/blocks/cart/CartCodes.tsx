import type { InvalidCoupon } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { CartChange, CartView } from '../../shop/cart-view';
import type { ShowMoney } from '../../shop/show-money';
import { shopTexts } from '../../shop/shop-texts';
import { useTexts } from '../../texts/texts-context';
import type { RecaptchaPlace } from '../form/captcha/captcha.parts';
import { cartTexts, type CartTexts } from './cart-texts';
import { ChangeForm } from './ChangeForm';
import { CodeField } from './CodeField';
import type { OpenCodeCaptcha } from './use-code-captcha';

/** What the codes of a cart are shown with. */
export interface CartCodesProps {
  view: CartView;
  money: ShowMoney;
  error: string | undefined;
  captcha: RecaptchaPlace | undefined;
  openCaptcha: OpenCodeCaptcha | undefined;
  change: ((change: CartChange) => void) | undefined;
}

/** The coupons and gift cards of a cart, and the field for one more. */
export function CartCodes({ view, money, error, captcha, openCaptcha, change }: CartCodesProps): ReactNode {
  const texts = useTexts('cart', cartTexts);
  const shop = useTexts('shop', shopTexts);
  const { cart, giftCards } = view;
  const reasons = new Map(cart.invalidCoupons.map(({ code, reason }) => [code, reason]));
  return (
    <div className="fr-cart__codes">
      <CodeField error={error} taken={cart.coupons.length + giftCards.length} captcha={captcha} openCaptcha={openCaptcha} change={change} />
      <ul>
        {cart.coupons.map((coupon) => {
          const reason = reasons.get(coupon.code);
          return (
            <li key={coupon.code}>
              <span>
                {coupon.code}
                {reason && <small className="fr-line__problem">{tellReason(reason, coupon.code, money(coupon.minSubtotalCents), texts)}</small>}
              </span>
              <RemoveButton type="removeCoupon" fields={{ code: coupon.code }} label={texts.removeCode({ code: coupon.code })} change={change} />
            </li>
          );
        })}
        {giftCards.map(({ id, lastFour }) => {
          const name = shop.giftCard({ lastFour });
          return (
            <li key={id}>
              <span>{name}</span>
              <RemoveButton type="removeGiftCard" fields={{ id }} label={texts.removeCode({ code: name })} change={change} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function RemoveButton({ label, ...form }: { type: CartChange['type']; fields: Readonly<Record<string, string>>; label: string; change: CartCodesProps['change'] }): ReactNode {
  const texts = useTexts('cart', cartTexts);
  return (
    <ChangeForm {...form}>
      <button type="submit" className="fr-shop-link" aria-label={label}>
        {texts.remove}
      </button>
    </ChangeForm>
  );
}

function tellReason(reason: InvalidCoupon['reason'], code: string, amount: string, texts: CartTexts): string {
  switch (reason) {
    case 'repeated':
      return texts.couponRepeated({ code });
    case 'early':
      return texts.couponEarly({ code });
    case 'expired':
      return texts.couponExpired({ code });
    case 'used':
      return texts.couponUsed({ code });
    case 'minimum':
      return texts.couponMinimum({ code, amount });
    case 'products':
      return texts.couponProducts({ code });
  }
}
