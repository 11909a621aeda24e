import { isIndefinite, type Plan } from '@frontage/commerce-model';
import type { PlanTexts } from './plan.texts';

/**
 * Describes a plan in the page's language: `$10 every 2 weeks for 6 payments` [9.06]; in English
 * this equals `planText`.
 *
 * @param price as displayed
 */
export function formatPlan(plan: Plan, price: string, texts: PlanTexts): string {
  return texts.whole({
    price,
    every: formatEvery(plan, texts),
    tail: isIndefinite(plan) ? '' : texts.payments({ count: plan.numBillingCycles }),
  });
}

/** How often a plan is charged, in words of the page's language: `every 2 weeks`. */
export function formatEvery({ billingPeriod }: Plan, texts: PlanTexts): string {
  const { value: count, unit } = billingPeriod;
  switch (unit) {
    case 'week':
      return texts.everyWeeks({ count });
    case 'month':
      return texts.everyMonths({ count });
    case 'year':
      return texts.everyYears({ count });
  }
}
