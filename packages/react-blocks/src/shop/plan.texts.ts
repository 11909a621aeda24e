import { defineTexts, type SaidTexts } from '../texts/block-texts';

/** The words of a plan. */
export const planTexts = defineTexts('plan', {
  /** All of it: price, how often, for how long. */
  whole: '{price} {every}{tail}',
  everyWeeks: { one: 'every week', other: 'every # weeks' },
  everyMonths: { one: 'every month', other: 'every # months' },
  everyYears: { one: 'every year', other: 'every # years' },
  /** Ends the whole, with a space before it; a plan without an end has none. */
  payments: { one: ' for # payment', other: ' for # payments' },
});

/** The same, ready to be said. */
export type PlanTexts = SaidTexts<typeof planTexts>;
