/** The prefix of its classes, and the class of the dialog. */
export const rootClass = 'fr-lightbox';
/** On `<body>` while it is open [4.06]. */
export const openClass = 'fr-lightbox-open';
/** On the shown slot. */
export const currentAttribute = 'data-current';
/** On the dialog while a finger drags: `x` or `y`. */
export const dragAttribute = 'data-drag';
/** On the dialog after a swipe, until the next change: `x` or `y`. */
export const swipeAttribute = 'data-swipe';
/** On the dialog while the picture is zoomed. */
export const zoomedAttribute = 'data-zoomed';

/**
 * Class names and attributes of the lightbox. Style sheet and tests take them from here; the code
 * uses the constants, so that unused ones are left out.
 */
export const lightboxParts = {
  root: rootClass,
  openClass,
  /** One of the two places for an item. */
  slot: 'fr-lightbox-slot',
  current: currentAttribute,
  /** On a picture: `loading` or `broken`. */
  state: 'data-state',
  drag: dragAttribute,
  swipe: swipeAttribute,
  zoomed: zoomedAttribute,
  /** On a link that opens the lightbox although it does not lead to a picture file. */
  opener: 'data-lightbox',
} as const;
