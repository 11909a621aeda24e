import type { ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import { shippingText } from '../../shop/shipping-text';
import { shopTexts } from '../../shop/shop.texts';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts, type CheckoutTexts } from './checkout.texts';
import { useFocusLater } from './use-focus-later';

interface CheckoutNoticeProps {
  view: CheckoutView;
  money: ShowMoney;
}

/**
 * What happened to a checkout since the visitor's last look; it receives the focus if the page
 * waited before.
 */
export function CheckoutNoticeText({
  view,
  money,
  isLater,
}: CheckoutNoticeProps & { isLater: boolean }): ReactNode {
  const notified = useFocusLater(isLater);
  const words = useNoticeWords(view, money);
  if (!words) return null;
  const role = view.notice === 'shippingChanged' ? 'status' : 'alert';
  return (
    <p className="fr-shop-errors" data-tone="notice" role={role} ref={notified} tabIndex={-1}>
      {words}
    </p>
  );
}

/**
 * The same above the payment methods: who comes back by the browser's Back stands there, and sees
 * nothing of the top of the page.
 */
export function CheckoutNoticeAgain({ view, money }: CheckoutNoticeProps): ReactNode {
  const words = useNoticeWords(view, money);
  if (!words || view.notice === 'shippingChanged') return null;
  return (
    <p className="fr-shop-errors" data-tone="notice">
      {words}
    </p>
  );
}

function useNoticeWords(view: CheckoutView, money: ShowMoney): string | undefined {
  const texts = useTexts(checkoutTexts);
  const { free } = useTexts(shopTexts);
  const { notice, formerDue, cart } = view;
  if (!notice) return undefined;
  if (notice === 'shippingChanged') return shippingWords(view, money, { texts, free });
  if (notice !== 'priceChanged') return texts[notice];
  const now = money(cart.totals.dueCents);
  if (!formerDue) return texts.priceIs({ now });
  return texts.priceChanged({ before: money(formerDue.dueCents, formerDue.currency), now });
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
