/** Attributes of a donation's parts for its script. */
export const donationParts = {
  /** The radio of another amount, and the field for it. */
  other: 'data-donation-other',
  own: 'data-donation-own',
  /** The button. */
  give: 'data-donation-give',
} as const;

/** On the root: the button's text, with `{amount}` as the placeholder. */
export const donationWordsAttribute = 'data-donation';
