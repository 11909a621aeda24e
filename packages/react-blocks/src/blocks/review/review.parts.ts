/** Attributes of the page of reviews for its script. */
export const reviewParts = {
  /** On the root: what the script says, as JSON, see `ReviewWords`. */
  words: 'data-review-words',
  /** On the form of one product: it is not sent yet, so words kept of an earlier try return. */
  open: 'data-review-open',
} as const;

/** What the script of a page of reviews says. */
export interface ReviewWords {
  /** While a review is sent. */
  readonly sending: string;
  /** When it has arrived. */
  readonly thanks: string;
  /** On the button from then on. */
  readonly change: string;
  /** If the net fails. */
  readonly kept: string;
}
