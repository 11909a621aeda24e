/** Parts of a gift card that its script finds, by their attribute. */
export const giftCardParts = {
  /** What the one who gets it will see. */
  preview: 'data-gift-preview',
  /** In there: `value`, `to`, `message` or `from`. */
  shown: 'data-gift-shown',
} as const;

/** On the preview: its words, `{name}` in place of the name. */
export const giftWordsAttributes = { to: 'data-for', from: 'data-from' } as const;
