import type { ReactNode } from 'react';
import { checkoutControls, type CheckoutView } from '../../shop/checkout-view';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { donationTexts, type DonationTexts } from '../donation/donation.texts';
import { checkoutTexts, type CheckoutTexts } from './checkout.texts';
import { CheckoutPolicies } from './CheckoutPolicies';
import type { LiveCheckout } from './use-checkout';

/** The props of the button that pays. */
export interface PayButtonProps {
  checkout: LiveCheckout;
  money: ShowMoney;
  /** The amount of a donation while it is typed; '' for none. */
  giving: string;
  isOnline: boolean;
}

/** The only button that pays, with the amount; the way back, and the terms of the shop. */
export function PayButton({ checkout, money, giving, isOnline }: PayButtonProps): ReactNode {
  const texts = useTexts(checkoutTexts);
  const donation = useTexts(donationTexts);
  const { view, busy, isLost } = checkout;
  const words = view.donation
    ? giveWords(view, giving, money, donation)
    : payWords(view, money, texts);
  const lost = isOnline ? texts.unreachable : texts.offline;
  const under = busy ? texts[busy] : '';
  const status = isLost ? lost : under;
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
        {(view.hasCart ?? view.kind === 'cart') ? texts.cancel : texts.cancelAll}
      </button>
      <CheckoutPolicies policies={view.policies} />
    </div>
  );
}

function giveWords(
  { donation, cart }: CheckoutView,
  giving: string,
  money: ShowMoney,
  texts: DonationTexts,
): string {
  if (giving) return texts.giveAmount({ amount: giving });
  return donation?.cents === null
    ? texts.give
    : texts.giveAmount({ amount: money(cart.totals.dueCents) });
}

function payWords(view: CheckoutView, money: ShowMoney, texts: CheckoutTexts): string {
  const { dueCents } = view.cart.totals;
  if (dueCents === 0) return texts.orderFree;
  const amount = money(dueCents);
  return isPaidOnline(view) ? texts.pay({ amount }) : texts.order({ amount });
}

/** If there is any online method, most buyers take it. */
function isPaidOnline({ payments }: CheckoutView): boolean {
  return payments.some(({ method }) => method === 'online');
}
