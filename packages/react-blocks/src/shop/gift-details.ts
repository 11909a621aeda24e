/** For whom a gift card is; '' for what is not told. */
export interface GiftDetails {
  /** Who gives it. */
  readonly from: string;
  /** Who gets it. */
  readonly to: string;
  /** Where it is sent; '' where the buyer gets the code. */
  readonly email: string;
  readonly message: string;
  /** The day on which it is sent, `2026-12-24`; '' for at once. */
  readonly date: string;
}

/** A gift card for its buyer. */
export const noGift: GiftDetails = { from: '', to: '', email: '', message: '', date: '' };

/** The longest message, in UTF-16 units. */
export const longestGiftMessage = 500;

/** The names of the controls in the post of a gift card, and of its checkout. */
export const giftControls = {
  from: 'giftFrom',
  to: 'giftTo',
  email: 'giftEmail',
  message: 'giftMessage',
  date: 'giftDate',
} as const satisfies Record<keyof GiftDetails, string>;
