import type { ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/texts-context';
import { checkoutTexts } from './checkout.texts';
import { useFocusLater } from './use-focus-later';

/**
 * What happened to a checkout since the visitor last looked, in words; they take the focus where
 * the page waited before.
 */
export function CheckoutNoticeText({
  view,
  money,
  isLater,
}: {
  view: CheckoutView;
  money: ShowMoney;
  isLater: boolean;
}): ReactNode {
  const texts = useTexts(checkoutTexts);
  const { notice, formerDue, cart } = view;
  const told = useFocusLater(isLater);
  if (!notice) return null;
  const now = money(cart.totals.dueCents);
  const changed = formerDue
    ? texts.priceChanged({ before: money(formerDue.dueCents, formerDue.currency), now })
    : texts.priceIs({ now });
  const words = notice === 'priceChanged' ? changed : texts[notice];
  return (
    <p className="fr-shop-errors" data-tone="notice" role="alert" ref={told} tabIndex={-1}>
      {words}
    </p>
  );
}
