import type { InvalidCoupon } from '@frontage/commerce-model';
import type { CartView } from '../../shop/cart-view';
import type { ShowMoney } from '../../shop/show-money';
import type { LineTexts } from '../../shop/line.texts';

/** Explains why a coupon of a cart does not count; '' if it does. */
export function couponReason(
  code: string,
  { cart }: CartView,
  money: ShowMoney,
  texts: LineTexts,
): string {
  const reason = cart.invalidCoupons.find((coupon) => coupon.code === code)?.reason;
  const minimum = cart.coupons.find((coupon) => coupon.code === code)?.minSubtotalCents ?? 0;
  return reason ? describeReason(reason, code, money(minimum), texts) : '';
}

function describeReason(
  reason: InvalidCoupon['reason'],
  code: string,
  amount: string,
  texts: LineTexts,
): string {
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
