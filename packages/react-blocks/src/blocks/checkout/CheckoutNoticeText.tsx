import type { ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import { shippingText } from '../../shop/shipping-text';
import { shopTexts } from '../../shop/shop.texts';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts, type CheckoutTexts } from './checkout.texts';
import { useFocusLater } from './use-focus-later';

/**
 * What happened to a checkout since the visitor's last look; it receives the focus if the page
 * waited before. Its second copy stands above the payment methods: who comes back by the browser's
 * Back stands there, and sees nothing of the top of the page.
 */
export function CheckoutNoticeText({
  view,
  money,
  isLater,
  isCopy,
}: {
  view: CheckoutView;
  money: ShowMoney;
  isLater?: boolean;
  isCopy?: boolean;
}): ReactNode {
  const texts = useTexts(checkoutTexts);
  const { free } = useTexts(shopTexts);
  const { notice, formerDue, cart } = view;
  const notified = useFocusLater(isLater);
  const role = notice === 'shippingChanged' ? 'status' : 'alert';
  if (!notice || (isCopy && role === 'status')) return null;
  const now = money(cart.totals.dueCents);
  const say = (): string => {
    if (notice === 'shippingChanged') return shippingWords(view, money, { texts, free });
    if (notice !== 'priceChanged') return texts[notice];
    if (!formerDue) return texts.priceIs({ now });
    return texts.priceChanged({ before: money(formerDue.dueCents, formerDue.currency), now });
  };
  return (
    <p
      className="fr-shop-errors"
      data-tone="notice"
      role={isCopy ? undefined : role}
      ref={notified}
      tabIndex={-1}
    >
      {say()}
    </p>
  );
}

/** The current shipping method and its price. */
function shippingWords(
  { cart }: CheckoutView,
  money: ShowMoney,
  { texts, free }: { texts: CheckoutTexts; free: string },
): string {
  const chosen = cart.cart.selectedShippingOption;
  if (!chosen) return texts.noShippingNow;
  const price = shippingText(chosen, cart, money, free);
  return texts.shippingChanged({ title: chosen.title, price });
}
