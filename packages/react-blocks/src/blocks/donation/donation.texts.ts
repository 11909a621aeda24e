import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a donation. */
export const donationTexts = defineTexts('donation', {
  /** The choice of the amount. */
  amount: 'Your donation',
  other: 'Other amount',
  /** The smallest and the largest amount. */
  limits: '{min} to {max}',
  /** The choice of the interval. */
  times: 'How often',
  once: 'Just once',
  /** By how often: `Every month`. */
  regularly: 'Regularly: {every}',
  regularHint: 'The first donation is today. You can cancel at any time on the page of your order.',
  give: 'Donate',
  giveAmount: 'Donate {amount}',
  /** If the amount is chosen on another page. */
  choose: 'Choose an amount',
  next: 'You can review everything before you pay.',
});

/** The same, ready for use. */
export type DonationTexts = SaidTexts<typeof donationTexts>;
