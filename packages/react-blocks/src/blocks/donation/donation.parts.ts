/** Parts of a donation that its script finds, by their attribute. */
export const donationParts = {
  /** The radio of another amount, and the field for it. */
  other: 'data-donation-other',
  own: 'data-donation-own',
  /** The button. */
  give: 'data-donation-give',
} as const;

/** On the root: what the button says with an amount, `{amount}` in place of it. */
export const donationWordsAttribute = 'data-donation';
