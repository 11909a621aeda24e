/**
 * Where a block stands, see `blockAttributes`. On its own for the boot, which has no room for the
 * table.
 */
export const stateAttribute = 'data-block-state';

/** The events to hold for a block, see `blockAttributes`. */
export const eventsAttribute = 'data-block-events';

/**
 * The attributes on a block's root that the runtime reads and writes. Markup,
 * runtime, style sheets and tests take the names from here.
 */
export const blockAttributes = {
  /** Which block it is: the id of its definition. */
  block: 'data-block',
  /** Where it stands: `waiting`, `ready` or `failed`. Only blocks with a behaviour have it. */
  state: stateAttribute,
  /** The events to hold for it until it is ready, separated by spaces. */
  events: eventsAttribute,
} as const;

/** Set to `"true"` on the document's element once every block's start is scheduled. */
export const siteReadyAttribute = 'data-site-ready';

/** On a page's style element: the names of the styles of blocks that it has, by spaces. */
export const pageStylesAttribute = 'data-styles';

/** Where a block stands. */
export type BlockState = 'waiting' | 'ready' | 'failed';

/** An event that a block may ask to have held until it is ready. */
export type HeldEvent = 'click' | 'submit' | 'keydown';
