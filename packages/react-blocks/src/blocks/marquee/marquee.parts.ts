/** Parts of a marquee. */
export const marqueeParts = {
  /** The box in which the words pass. */
  display: 'fr-marquee__display',
  /** The words as everybody can read them; hidden from the eye while copies pass. */
  words: 'fr-marquee__words',
  /** The passing copies. */
  track: 'fr-marquee__track',
  /** The copies along a wave. */
  wave: 'fr-marquee__wave',
  /** The button that stops them. */
  stop: 'fr-marquee__stop',
} as const;

/** On the root: the options as JSON, and the words of its button. */
export const marqueeAttributes = {
  options: 'data-marquee',
  stop: 'data-marquee-stop',
  play: 'data-marquee-play',
  /** Set by the script while copies pass. */
  moving: 'data-marquee-moving',
} as const;
