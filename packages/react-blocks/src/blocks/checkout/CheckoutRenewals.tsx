import { isIndefinite } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { CheckoutView } from '../../shop/checkout-view';
import { formatPlan } from '../../shop/format-plan';
import { planTexts } from '../../shop/plan.texts';
import { createShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/texts-context';
import { checkoutTexts } from './checkout.texts';
import { renewalsOf } from './renewals-of';

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
  const words = useTexts(planTexts);
  const renewals = renewalsOf(view.cart);
  const date = createShowDate(locale, view.timeZone);
  if (renewals.length === 0) return null;
  return (
    <div className="fr-checkout__renewals">
      {renewals.map(({ id, title, plan, cents, firstAt }) => {
        const told = { plan: formatPlan(plan, money(cents), words), date: date(firstAt) };
        return (
          <p key={id}>
            {renewals.length > 1 && <b>{title} </b>}
            {isIndefinite(plan) ? texts.renewsUntil(told) : texts.renewsFor(told)}
          </p>
        );
      })}
      <p>{texts.renewsConsent}</p>
    </div>
  );
}
