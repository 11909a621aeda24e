/** Parts of a map block. */
export const mapParts = {
  /** The box of the map, with its ratio. */
  box: 'fr-map__box',
  /** What is drawn before the map comes. */
  facade: 'fr-map__facade',
  /** The button that asks for the map. */
  open: 'fr-map__open',
  /** The tiles, the marker and the controls of a map that is shown. */
  tiles: 'fr-map__tiles',
  marker: 'fr-map__marker',
  controls: 'fr-map__controls',
  /** Says that no picture of the map comes. */
  trouble: 'fr-map__trouble',
  credit: 'fr-map__credit',
  /** The address, which is there for everybody. */
  address: 'fr-map__address',
} as const;

/** Attributes of a map's root. */
export const mapAttributes = {
  /** Its data as JSON: as published. */
  data: 'data-block-json',
  /** Its data in the component form of published markup. */
  component: 'data-context',
  /** What only ours have: tiles, credit, key and words. */
  service: 'data-map-service',
  /** Set by the script: `loading`, `shown`, or `failed`. */
  state: 'data-map-state',
} as const;

/** Selector of maps in published markup: those of a block, and those of a component. */
export const publishedMapSelector =
  '.map-block[data-block-json],[data-definition-name$=map] [data-context]';
