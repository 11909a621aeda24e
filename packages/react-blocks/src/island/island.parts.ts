/** Attributes of an island's markup. */
export const islandAttributes = {
  /** The element that React owns. */
  container: 'data-island',
  /** The JSON beside it: the props it was rendered with. */
  props: 'data-island-props',
} as const;
