/** Attributes of an island's markup. */
export const islandAttributes = {
  /** The element that React owns. */
  container: 'data-island',
  /** The JSON next to it: the props of the rendered content. */
  props: 'data-island-props',
} as const;
