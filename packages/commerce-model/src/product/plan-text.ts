import { isIndefinite } from './plan';
import type { Plan } from './plan';

/** Forms of a text by plural category; `other` covers missing ones. `#` stands for the count. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
>;

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
  const plural = (count: number, forms: PluralForms) => pluralText(count, forms, texts.locale);
  const parts: Readonly<Record<string, string>> = {
    price,
    every: plural(value, texts.every[unit]),
    tail: isIndefinite({ numBillingCycles }) ? '' : tail(),
  };
  return texts.whole.replace(/\{(price|every|tail)\}/g, (_, name: string) => parts[name] ?? '');

  function tail(): string {
    if (!length) return plural(numBillingCycles, texts.payments);
    const run = value * numBillingCycles;
    const perYear = { week: 52, month: 12, year: 1 }[unit];
    return run % perYear === 0
      ? plural(run / perYear, texts.length.year)
      : plural(run, texts.length[unit]);
  }
}

/** Formats a count with the plural form and the digits of a locale. */
export function pluralText(count: number, forms: PluralForms, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', () => new Intl.NumberFormat(locale).format(count));
}
