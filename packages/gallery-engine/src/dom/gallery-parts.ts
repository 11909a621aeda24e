/** The attributes of a gallery's markup. Markup, engine, style sheet and tests take the names from here. */
export const galleryAttributes = {
  /** On the root: the name of the design [3.26]. */
  design: 'data-design',
  /** On the root: whether next and previous go round at the ends. */
  loop: 'data-loop',
  /** On the list that holds the slides. */
  list: 'data-gallery-list',
  /** On each slide. */
  slide: 'data-slide',
  /** On a slide: `image` or `video` [3.27]. */
  type: 'data-type',
  /** On a slide: its id [3.27]. */
  slideId: 'data-slide-id',
  /** On a slide: its own address [3.27]. */
  slideUrl: 'data-slide-url',
  /** On the link within a slide. */
  slideLink: 'data-slide-link',
  /** Written on the current slide. */
  active: 'data-active',
} as const;
