import type { ReactNode } from 'react';
import { checkoutControls, type CheckoutView } from '../../shop/checkout-view';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/texts-context';
import { checkoutTexts } from './checkout.texts';
import type { LiveCheckout } from './use-checkout';

/** The one button that pays, with what it costs; and the way back. */
export function PayButton({
  checkout,
  money,
  isOnline,
}: {
  checkout: LiveCheckout;
  money: ShowMoney;
  isOnline: boolean;
}): ReactNode {
  const texts = useTexts(checkoutTexts);
  const { view, busy, isLost } = checkout;
  const { dueCents } = view.cart.totals;
  const amount = money(dueCents);
  const words =
    view.donation?.cents === null
      ? texts.give
      : dueCents === 0
        ? texts.orderFree
        : view.donation
          ? texts.giveAmount({ amount })
          : isPaidOnline(view)
            ? texts.pay({ amount })
            : texts.order({ amount });
  const status = isLost ? (isOnline ? texts.unreachable : texts.offline) : busy ? texts[busy] : '';
  return (
    <div className="fr-checkout__pay">
      <p className={isLost ? 'fr-shop-errors' : 'fr-hidden'} role="status">
        {status}
      </p>
      <button
        type="submit"
        className="fr-action"
        name={checkoutControls.do}
        value="pay"
        aria-disabled={busy === 'paying' || undefined}
        aria-busy={busy === 'paying' || undefined}
      >
        {busy === 'paying' ? texts.paying : words}
      </button>
      <button
        type="submit"
        formNoValidate
        className="fr-action"
        data-look="link"
        name={checkoutControls.do}
        value="cancel"
      >
        {view.kind === 'donate' || view.kind === 'giftcard' ? texts.cancelAll : texts.cancel}
      </button>
    </div>
  );
}

/** Where there is any way of paying at once, most take it. */
function isPaidOnline({ payments }: CheckoutView): boolean {
  return payments.some(({ method }) => method === 'online');
}
