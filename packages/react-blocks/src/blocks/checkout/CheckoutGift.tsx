import type { ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import type { GiftDetails } from '../../shop/gift-details';
import type { ShowMoney } from '../../shop/show-money';
import { GiftFields } from '../gift-card/GiftFields';
import { GiftPreview } from '../gift-card/GiftPreview';

/** What the gift of a checkout is shown with. */
export interface CheckoutGiftProps {
  view: CheckoutView;
  gift: GiftDetails;
  money: ShowMoney;
  errors: Readonly<Record<string, string>>;
}

/** For whom a gift card is, and what they will get, as far as the server knows it. */
export function CheckoutGift({ view, gift, money, errors }: CheckoutGiftProps): ReactNode {
  const [card] = view.cart.cart.entries;
  const isWritten = gift.to !== '' || gift.from !== '' || gift.message !== '';
  return (
    <div className="fr-checkout__section">
      <GiftFields gift={gift} prefix="checkout" errors={errors} />
      {isWritten && card && <GiftPreview gift={gift} value={money(card.unitCents)} />}
    </div>
  );
}
