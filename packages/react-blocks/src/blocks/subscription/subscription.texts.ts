import { defineTexts, type SaidTexts } from '../../texts/block-texts';

/** The texts of a subscription. */
export const subscriptionTexts = defineTexts('subscription', {
  /** The choice of the interval. */
  times: 'How often',
  once: 'Just once',
  /** By how often: `Regularly: every month`. */
  regularly: 'Regularly: {every}',
  /** The price, where variants have several. */
  from: 'From {price}',
  /** What somebody agrees to who chooses it once. */
  onceTerms: 'You pay today, and nothing after that.',
  /** What somebody agrees to who subscribes. */
  terms: 'The first payment is today.',
  /** A plan that ends: its payments, as a sum. */
  whole: '{parts} = {total} in all.',
  wholeOf: '{label}: {parts} = {total} in all.',
  cancel: 'You can cancel at any time on the page of your order.',
  /** The date comes by a script: it is another one each day. */
  nextPayment: 'Next payment: {date}',
  subscribe: 'Continue to checkout',
  soldOut: 'Sold out',
  next: 'You can review everything before you pay.',
});

/** The same, ready for use. */
export type SubscriptionTexts = SaidTexts<typeof subscriptionTexts>;
