import { isIndefinite, type Plan } from '@frontage/commerce-model';
import type { PlanTexts } from './plan.texts';

/**
 * A plan in words of the page's language: `$10 every 2 weeks for 6 payments` [9.06]; in
 * English that is `planText`.
 *
 * @param price as it is shown
 */
export function formatPlan(plan: Plan, price: string, texts: PlanTexts): string {
  const { value: count, unit } = plan.billingPeriod;
  const every =
    unit === 'week'
      ? texts.everyWeeks({ count })
      : unit === 'month'
        ? texts.everyMonths({ count })
        : texts.everyYears({ count });
  return texts.whole({
    price,
    every,
    tail: isIndefinite(plan) ? '' : texts.payments({ count: plan.numBillingCycles }),
  });
}
