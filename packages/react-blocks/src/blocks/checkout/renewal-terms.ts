import { isIndefinite } from '@frontage/commerce-model';
import type { CheckoutView } from '../../shop/checkout-view';
import { formatPlan } from '../../shop/format-plan';
import type { PlanTexts } from '../../shop/plan.texts';
import { createShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';
import type { CheckoutTexts } from './checkout.texts';
import { renewalsOf } from './renewals-of';

/** What of a checkout decides its terms. */
export interface RenewalTermsView extends Pick<CheckoutView, 'cart' | 'timeZone'> {
  readonly payments: readonly Pick<CheckoutView['payments'][number], 'method'>[];
}

/** What terms are written with. */
export interface RenewalTermsWords {
  readonly texts: CheckoutTexts;
  readonly plan: PlanTexts;
  readonly money: ShowMoney;
  /** BCP 47. */
  readonly locale: string;
}

/** One line of the terms. */
export interface RenewalTerm {
  /** What it is about, where there is more than one thing; '' else. */
  readonly title: string;
  readonly text: string;
}

/**
 * What a buyer agrees to above the button that pays: what is charged again and from when, what it
 * is charged to, and how it ends. Nothing where nothing is charged again.
 */
export function renewalTerms(
  { cart, payments, timeZone }: RenewalTermsView,
  { texts, plan: planWords, money, locale }: RenewalTermsWords,
): readonly RenewalTerm[] {
  const renewals = renewalsOf(cart);
  if (renewals.length === 0) return [];
  const date = createShowDate(locale, timeZone);
  const line = (text: string): RenewalTerm => ({ title: '', text });
  const online = payments.filter(({ method }) => method === 'online').length;
  const keptText = online === payments.length ? texts.renewsKept : texts.renewsKeptOnline;
  return [
    ...renewals.map(({ title, plan, cents, firstAt }): RenewalTerm => {
      const values = { plan: formatPlan(plan, money(cents), planWords), date: date(firstAt) };
      const text = isIndefinite(plan) ? texts.renewsUntil(values) : texts.renewsFor(values);
      return { title: renewals.length > 1 ? title : '', text };
    }),
    ...(online > 0 ? [line(keptText)] : []),
    line(texts.renewsConsent),
  ];
}
