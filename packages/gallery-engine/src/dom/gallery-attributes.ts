// Separate constants, so that a page only loads those that its designs need.

/** On the list that holds the slides. */
export const listAttribute = 'data-gallery-list';

/** On each slide. */
export const slideAttribute = 'data-slide';

/** On the link within a slide. */
export const slideLinkAttribute = 'data-slide-link';

/** On the list of autocolumns: see `isSizedGallery`. */
export const sizedAttribute = 'data-gallery-sized';

/** Written on the list once its slides are placed. */
export const placedAttribute = 'data-gallery-placed';

/** Written on the current slide. */
export const activeAttribute = 'data-active';

/** On the button that stops and starts autoplay. */
export const toggleAttribute = 'data-gallery-toggle';

/** Written on the root of a design that moves, from mount to teardown. */
export const mountedAttribute = 'data-mounted';

/** Set on the visible slides. */
export const shownAttribute = 'data-shown';

/** Set on a list while it moves: `tween` by itself, `user` by finger, wheel or key. */
export const movingAttribute = 'data-moving';

/** Set on a stacked list whose first slide is no longer the visible one. */
export const stackedAttribute = 'data-gallery-stacked';

/** Set on a stacked slide that is being replaced. */
export const leavingAttribute = 'data-leaving';

/** Set on a stacked slide that is laid out invisibly, so that its picture loads. */
export const nearAttribute = 'data-near';

/**
 * The attributes of a gallery's markup. Markup, engine, style sheet and tests take the names from
 * here.
 */
export const galleryAttributes = {
  /** On the root: the name of the design [3.26]. */
  design: 'data-design',
  /** On the root: whether next and previous wrap around at the ends. */
  loop: 'data-loop',
  list: listAttribute,
  slide: slideAttribute,
  /** On a slide: `image` or `video` [3.27]. */
  type: 'data-type',
  /** On a slide: its id [3.27]. */
  slideId: 'data-slide-id',
  /** On a slide: its own address [3.27]. */
  slideUrl: 'data-slide-url',
  slideLink: slideLinkAttribute,
  sized: sizedAttribute,
  placed: placedAttribute,
  active: activeAttribute,
  /** On a slide: the target of a click, if it has no link [3.27]. */
  clickThrough: 'data-click-through-url',
  /** On the element with the controls; the mount creates missing ones. */
  controls: 'data-gallery-controls',
  /** On the button to the previous slide. */
  previous: 'data-gallery-previous',
  /** On the button to the next slide. */
  next: 'data-gallery-next',
  toggle: toggleAttribute,
  /** On the live region that announces the shown slide. */
  status: 'data-gallery-status',
  mounted: mountedAttribute,
  shown: shownAttribute,
  moving: movingAttribute,
  stacked: stackedAttribute,
  leaving: leavingAttribute,
  near: nearAttribute,
} as const;

/** The class of a disabled control, at an end without loop [4.08]. */
export const disabledClass = 'fr-disabled';
