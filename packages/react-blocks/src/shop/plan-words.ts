import { isIndefinite, type Plan } from '@frontage/commerce-model';
import { countEnglish } from '../texts/count-english';

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
  everyWeeks: ({ count }) => countEnglish(count, 'every week', 'every # weeks'),
  everyMonths: ({ count }) => countEnglish(count, 'every month', 'every # months'),
  everyYears: ({ count }) => countEnglish(count, 'every year', 'every # years'),
  payments: ({ count }) => countEnglish(count, ' for # payment', ' for # payments'),
};

/**
 * A plan in words of the page's language: `$10 every 2 weeks for 6 payments` [9.06]; in
 * English that is `planText`.
 *
 * @param price as it is shown
 */
export function tellPlan(plan: Plan, price: string, words: PlanWords): string {
  const { value: count, unit } = plan.billingPeriod;
  const every =
    unit === 'week'
      ? words.everyWeeks({ count })
      : unit === 'month'
        ? words.everyMonths({ count })
        : words.everyYears({ count });
  return words.whole({
    price,
    every,
    tail: isIndefinite(plan) ? '' : words.payments({ count: plan.numBillingCycles }),
  });
}
