/**
 * The state of a block, see `blockAttributes`. Separate for the boot, which has no space for the
 * table.
 */
export const stateAttribute = 'data-block-state';

/** The events to hold for a block, see `blockAttributes`. */
export const eventsAttribute = 'data-block-events';

/** When a block starts by itself, see `blockAttributes`. */
const startAttribute = 'data-block-start';

/**
 * The attributes on a block's root that the runtime reads and writes. Markup,
 * runtime, style sheets and tests take the names from here.
 */
export const blockAttributes = {
  /** The id of the block's definition. */
  block: 'data-block',
  /** The block's state: `waiting`, `ready` or `failed`. Only interactive blocks have it. */
  state: stateAttribute,
  /** The events to hold until the block is ready, separated by spaces. */
  events: eventsAttribute,
  /** When it starts by itself, a `StartStrategy`, where its markup knows more than its kind. */
  start: startAttribute,
} as const;

/** Set to `"true"` on the document element once every block's start is scheduled. */
export const siteReadyAttribute = 'data-site-ready';

/** On a page's style element: the names of the block styles it contains, separated by spaces. */
export const pageStylesAttribute = 'data-styles';

/**
 * On the templates that hold the preloads of a page's blocks. Empty: of those that start by
 * themselves; the boot puts them into the page with the runtime. Before the page is shown they
 * would compete with its pictures and fonts. Without that template, nothing on the page starts by
 * itself. Else the id of a definition whose blocks wait for a touch: the first that starts puts
 * them into the page.
 */
export const laterAttribute = 'data-later';

/** The state of a block. */
export type BlockState = 'waiting' | 'ready' | 'failed';

/** An event that a block may ask to have held until it is ready. */
export type HeldEvent = 'click' | 'submit' | 'invalid' | 'keydown';
