import { parseMoney, type CurrencyCode } from '@frontage/commerce-model';
import type { StoredProduct } from '../catalogue/stored-product';
import type { StoredDonation } from './stored-checkout';

/** A visitor's input for a donation; `''` for none. */
export interface DonationPost {
  /** An amount in minor units, `other`, or `''`. */
  readonly donation: string;
  readonly donationOther: string;
  readonly donationTimes: string;
}

/**
 * Reads a visitor's donation; if the amount is not allowed, there is none, only the typed text.
 *
 * @param stored the product; undefined if it no longer accepts donations
 * @param post the visitor's input
 * @param before the previous choice
 * @param written how amounts are written
 */
export function readDonation(
  stored: Pick<StoredProduct, 'product' | 'donation'> | undefined,
  { donation, donationOther, donationTimes }: DonationPost,
  before: StoredDonation,
  { currency, language }: { currency: CurrencyCode; language: string },
): StoredDonation {
  const isOther = donation === 'other' || (donation === '' && donationOther !== '');
  const isRegular =
    Boolean(stored?.product.subscriptionPlan) &&
    (donationTimes === '' ? before.isRegular : donationTimes === 'regularly');
  if (donation === '' && !isOther) return { ...before, isRegular };
  const cents = isOther
    ? parseMoney(donationOther, currency, language).money?.cents
    : Number(donation);
  const isGiven = stored !== undefined && cents !== undefined && isDonation(stored, cents);
  return {
    ...before,
    isRegular,
    cents: isGiven ? cents : null,
    typed: isOther && !isGiven ? donationOther : '',
  };
}

/** Whether an amount is allowed. */
function isDonation({ donation }: Pick<StoredProduct, 'donation'>, cents: number): boolean {
  if (!donation || !Number.isSafeInteger(cents) || cents <= 0) return false;
  const { amounts, free } = donation;
  return (
    amounts.includes(cents) || (free !== null && cents >= free.minCents && cents <= free.maxCents)
  );
}
