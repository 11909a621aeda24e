import type { ReactNode } from 'react';
import { mostChips } from '../../shop/most-chips';
import { OptionChips } from '../../shop/OptionChips';
import type { ProductView } from '../../shop/product-view';
import type { ShowMoney } from '../../shop/show-money';
import { subscribeControls } from '../../shop/subscribe-controls';
import { variantTexts } from '../../shop/variant.texts';
import { useTexts } from '../../texts/use-texts';
import type { SubscriptionOffer } from './subscription-offers';

/** What the choice of a variant is rendered from. */
export interface SubscriptionChoiceProps {
  view: ProductView;
  offers: readonly SubscriptionOffer[];
  money: ShowMoney;
  /** With which the ids of its controls begin. */
  prefix: string;
}

/** Which variant it is: a row of chips, or a list where there are many. */
export function SubscriptionChoice({
  view: { product },
  offers,
  money,
  prefix,
}: SubscriptionChoiceProps): ReactNode {
  const texts = useTexts(variantTexts);
  const name = subscribeControls.variantId;
  const [first] = offers;
  if (offers.length < 2) return <input type="hidden" name={name} value={first?.id ?? ''} />;
  const isPriced = offers.some(({ cents }) => cents !== first?.cents);
  const labelOf = ({ label, cents, isSoldOut }: SubscriptionOffer): string => {
    const priced = isPriced ? texts.price({ label, price: money(cents) }) : label;
    return isSoldOut ? texts.soldOut({ label: priced }) : priced;
  };
  const chosen = offers.find(({ isSoldOut }) => !isSoldOut);
  const legend = product.variantOptionOrdering.join(', ') || texts.variant;
  if (offers.length <= mostChips)
    return (
      <OptionChips
        legend={legend}
        name={name}
        prefix={`${prefix}-variant`}
        chips={offers.map((offer) => ({
          value: offer.id,
          label: labelOf(offer),
          isSoldOut: offer.isSoldOut,
          isDisabled: offer.isSoldOut,
          isChosen: offer === chosen,
        }))}
      />
    );
  return (
    <p className="fr-product__choice">
      <label htmlFor={`${prefix}-variant`}>{legend}</label>
      <select
        className="fr-field"
        id={`${prefix}-variant`}
        name={name}
        required
        defaultValue={chosen?.id}
      >
        {offers.map((offer) => (
          <option key={offer.id} value={offer.id} disabled={offer.isSoldOut}>
            {labelOf(offer)}
          </option>
        ))}
      </select>
    </p>
  );
}
