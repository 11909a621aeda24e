import type { ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import { planTexts } from '../../shop/plan.texts';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { checkoutTexts } from './checkout.texts';
import { renewalTerms } from './renewal-terms';

/** The props of a checkout's renewals. */
export interface CheckoutRenewalsProps {
  view: CheckoutView;
  money: ShowMoney;
  locale: string;
}

/**
 * What will be charged again and from when, next to the button that pays; nothing if there are no
 * renewals.
 */
export function CheckoutRenewals({ view, money, locale }: CheckoutRenewalsProps): ReactNode {
  const texts = useTexts(checkoutTexts);
  const plan = useTexts(planTexts);
  const terms = renewalTerms(view, { texts, plan, money, locale });
  if (terms.length === 0) return null;
  return (
    <div className="fr-checkout__renewals">
      {terms.map(({ title, text }, index) => (
        <p key={index}>
          {title && <b>{title} </b>}
          {text}
        </p>
      ))}
    </div>
  );
}
