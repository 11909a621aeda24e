import { isIndefinite, type Plan } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/texts-context';
import { wholeCents, type SubscriptionOffer } from './subscription-offers';
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
  return (
    <div className="fr-subscription__terms">
      <div data-times="regularly">
        <p>{texts.terms}</p>
        <p hidden {...{ [subscriptionParts.next]: '' }} />
        {(isOnePrice ? offers.slice(0, 1) : offers).map((offer) => (
          <Whole key={offer.id} {...{ offer, plan, money }} isNamed={!isOnePrice} />
        ))}
        <p>{texts.cancel}</p>
      </div>
      {isOptional && <p data-times="once">{texts.onceTerms}</p>}
    </div>
  );
}

/** The payments of a plan that ends, as a sum that adds up. */
function Whole({
  offer,
  plan,
  money,
  isNamed,
}: {
  offer: SubscriptionOffer;
  plan: Plan;
  money: ShowMoney;
  isNamed: boolean;
}): ReactNode {
  const texts = useTexts(subscriptionTexts);
  const whole = wholeCents(offer, plan);
  if (whole === null || isIndefinite(plan)) return null;
  const sum = {
    parts: `${money(offer.cents)} × ${plan.numBillingCycles}`,
    total: money(whole),
  };
  return <p>{isNamed ? texts.wholeOf({ ...sum, label: offer.label }) : texts.whole(sum)}</p>;
}
