import { createPluralRule, fillText, type PluralForms } from '@frontage/site-model';
import { isIndefinite } from './plan';
import type { Plan } from './plan';

/** The words of a plan; `{price}`, `{every}` and `{tail}` are placeholders in `whole`. */
export interface PlanTexts {
  readonly locale: string;
  readonly whole: string;
  readonly every: Readonly<Record<Plan['billingPeriod']['unit'], PluralForms>>;
  readonly payments: PluralForms;
  /** For the length: "for 2 years". */
  readonly length: Readonly<Record<Plan['billingPeriod']['unit'], PluralForms>>;
}

/** The words in English. */
export const planTexts: PlanTexts = {
  locale: 'en',
  whole: '{price} {every}{tail}',
  every: {
    week: { one: 'every week', other: 'every # weeks' },
    month: { one: 'every month', other: 'every # months' },
    year: { one: 'every year', other: 'every # years' },
  },
  payments: { one: ' for # payment', other: ' for # payments' },
  length: {
    week: { one: ' for # week', other: ' for # weeks' },
    month: { one: ' for # month', other: ' for # months' },
    year: { one: ' for # year', other: ' for # years' },
  },
};

/** Options for describing a plan. */
export interface PlanTextOptions {
  /** @default the English ones */
  readonly texts?: PlanTexts;
  /**
   * Shows how long the plan runs instead of how often it is paid; 52 weeks and 12 months are a
   * year.
   *
   * @default false
   */
  readonly length?: boolean;
}

/**
 * Describes a plan: `$10 every 2 weeks for 6 payments`; a plan without an end has no tail [9.06].
 *
 * @param price as displayed
 * @throws RangeError for an invalid locale
 */
export function planText(
  { billingPeriod, numBillingCycles }: Plan,
  price: string,
  options: PlanTextOptions = {},
): string {
  const { texts = planTexts, length = false } = options;
  const { value, unit } = billingPeriod;
  const plural = createPluralRule(texts.locale);
  return fillText(texts.whole, {
    price,
    every: plural(texts.every[unit], value),
    tail: isIndefinite({ numBillingCycles }) ? '' : tail(),
  });

  function tail(): string {
    if (!length) return plural(texts.payments, numBillingCycles);
    const run = value * numBillingCycles;
    const perYear = { week: 52, month: 12, year: 1 }[unit];
    return run % perYear === 0
      ? plural(texts.length.year, run / perYear)
      : plural(texts.length[unit], run);
  }
}
