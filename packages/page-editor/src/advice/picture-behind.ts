/** The picture behind the blocks of a section; null where there is none. */
export const pictureBehind = (section: Element): Element | null =>
  section.querySelector(':scope > .fr-section__picture');
