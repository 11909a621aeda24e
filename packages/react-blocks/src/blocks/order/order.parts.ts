/**
 * Parts of an order's page that its script finds, by their attribute; all are hidden without it.
 */
export const orderParts = {
  /** A button, with the code that it copies. */
  copy: 'data-order-copy',
  /** On it: what it says once that is done. */
  copied: 'data-order-copied',
  /** A button that prints the page. */
  print: 'data-order-print',
} as const;
