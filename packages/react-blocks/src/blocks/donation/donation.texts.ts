import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a donation. */
export const donationTexts = defineTexts('donation', {
  /** The choice of how much. */
  amount: 'Your donation',
  other: 'Other amount',
  /** The least and the most that may be given. */
  limits: '{min} to {max}',
  /** The choice of how often. */
  times: 'How often',
  once: 'Just once',
  /** By how often: `Every month`. */
  regularly: 'Regularly: {every}',
  regularHint: 'The first donation is today. You can cancel at any time on the page of your order.',
  give: 'Donate',
  giveAmount: 'Donate {amount}',
  /** Where the amount is chosen on another page. */
  choose: 'Choose an amount',
  next: 'You can review everything before you pay.',
});

/** The same, ready to be said. */
export type DonationTexts = SaidTexts<typeof donationTexts>;
