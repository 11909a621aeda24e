/** On a link that shows its product above the list; its value is the product's title. */
export const quickViewAttribute = 'data-quick-view';

/** On the root: what the script says, as JSON; only where products may be shown above the list. */
export const quickViewWordsAttribute = 'data-quick-view-words';

/** What the view above the list says, in the page's language. */
export interface QuickViewWords {
  readonly close: string;
  readonly loading: string;
  readonly details: string;
}
