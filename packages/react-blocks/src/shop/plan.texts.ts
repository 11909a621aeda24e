import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** The words of a plan. */
export const planTexts = defineTexts('plan', {
  /** The whole text: price, how often, for how long. */
  whole: '{price} {every}{tail}',
  everyWeeks: { one: 'every week', other: 'every # weeks' },
  everyMonths: { one: 'every month', other: 'every # months' },
  everyYears: { one: 'every year', other: 'every # years' },
  /** The end of the whole text, with a leading space; a plan without an end has none. */
  payments: { one: ' for # payment', other: ' for # payments' },
});

/** The same, ready for use. */
export type PlanTexts = SaidTexts<typeof planTexts>;
