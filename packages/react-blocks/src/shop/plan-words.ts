import { planText, type Plan } from '@frontage/commerce-model';
import { createPluralText } from '@frontage/site-model';

/** The words of a plan. */
export interface PlanWords {
  /** All of it: price, how often, for how long. */
  whole(plan: { readonly price: string; readonly every: string; readonly tail: string }): string;
  everyWeeks(period: { readonly count: number }): string;
  everyMonths(period: { readonly count: number }): string;
  everyYears(period: { readonly count: number }): string;
  /** Ends the whole, with a space before it; a plan without an end has none. */
  payments(plan: { readonly count: number }): string;
}

/** Those in English. */
export const planWords: PlanWords = {
  whole: ({ price, every, tail }) => `${price} ${every}${tail}`,
  everyWeeks: ({ count }) => createPluralText('en', { one: 'every week', other: 'every # weeks' })(count),
  everyMonths: ({ count }) => createPluralText('en', { one: 'every month', other: 'every # months' })(count),
  everyYears: ({ count }) => createPluralText('en', { one: 'every year', other: 'every # years' })(count),
  payments: ({ count }) => createPluralText('en', { one: ' for # payment', other: ' for # payments' })(count),
};

/**
 * A plan in words of the page's language: `$10 every 2 weeks for 6 payments` [9.06].
 *
 * @param price as it is shown
 */
export function tellPlan(plan: Plan, price: string, words: PlanWords): string {
  const period = { count: plan.billingPeriod.value };
  // The words know the counts already, so that each of them has one form.
  const every = {
    week: { other: words.everyWeeks(period) },
    month: { other: words.everyMonths(period) },
    year: { other: words.everyYears(period) },
  };
  const whole = words.whole({ price: '{price}', every: '{every}', tail: '{tail}' });
  return planText(plan, price, { texts: { locale: 'en', whole, every, payments: { other: words.payments({ count: plan.numBillingCycles }) }, length: every } });
}
