import type { Plan } from '@frontage/commerce-model';

/** What may be given. */
export interface DonationOffer {
  /** Suggested amounts, minor units. */
  readonly amounts: readonly number[];
  /** Whether another amount may be given. */
  readonly isFree: boolean;
  /** The smallest and the largest free amount, minor units. */
  readonly minCents: number;
  readonly maxCents: number;
  /** How often it is given where one gives regularly; null where one gives once. */
  readonly plan: Plan | null;
}
