import { isIndefinite, type Plan } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import type { SubscriptionOffer } from './subscription-offers';
import { subscriptionParts } from './subscription.parts';
import { subscriptionTexts } from './subscription.texts';

/** What the terms of a subscription are written from. */
export interface SubscriptionTermsProps {
  plan: Plan;
  offers: readonly SubscriptionOffer[];
  money: ShowMoney;
  /** Whether it may be bought once as well. */
  isOptional: boolean;
}

/** What somebody agrees to, beside the choice: the styles show that of the choice alone. */
export function SubscriptionTerms({
  plan,
  offers,
  money,
  isOptional,
}: SubscriptionTermsProps): ReactNode {
  const texts = useTexts(subscriptionTexts);
  const [first] = offers;
  const isOnePrice = offers.every(({ cents }) => cents === first?.cents);
  const { numBillingCycles } = plan;
  /** The payments of a plan that ends, as a sum that adds up. */
  const sumOf = ({ label, cents }: SubscriptionOffer): string => {
    const parts = `${money(cents)} × ${numBillingCycles}`;
    const total = money(cents * numBillingCycles);
    return isOnePrice ? texts.whole({ parts, total }) : texts.wholeOf({ label, parts, total });
  };
  return (
    <div className="fr-subscription__terms">
      <div data-times="regularly">
        <p>{texts.terms}</p>
        {numBillingCycles !== 1 && <p {...{ [subscriptionParts.next]: '' }} />}
        {!isIndefinite(plan) &&
          (isOnePrice ? offers.slice(0, 1) : offers).map((offer) => (
            <p key={offer.id}>{sumOf(offer)}</p>
          ))}
        <p>{texts.cancel}</p>
      </div>
      {isOptional && <p data-times="once">{texts.onceTerms}</p>}
    </div>
  );
}
