/**
 * A design's options as custom properties for its style sheet. The server writes them into the
 * page's style; the layout has no other input.
 */
export type LayoutVariables = Readonly<Partial<Record<LayoutVariable, string>>>;

/** The custom properties of the layout designs. */
export type LayoutVariable =
  /** Slides in a row of the grid. */
  | '--fr-gallery-columns'
  /** Space between slides. */
  | '--fr-gallery-gap'
  /** The ratio of width to height of every slide; missing if each keeps its own. */
  | '--fr-gallery-ratio'
  /** `contain` if pictures are not cropped to the ratio. */
  | '--fr-picture-fit'
  /** The minimum width of a column of autogrid and autocolumns. */
  | '--fr-gallery-column-width'
  /** The approximate height of the rows of autorows. */
  | '--fr-gallery-row-height'
  /** The picture's share of the width in the list. */
  | '--fr-gallery-list-image';

/**
 * Gives the ratio of all slides, and how the pictures fill it.
 *
 * @param ratio width by height; anything but a positive number is 'Auto': each its own
 * @param autoCrop whether pictures are cropped to it
 */
export function ratioVariables(ratio: number | undefined, autoCrop = true): LayoutVariables {
  if (!ratio || !(ratio > 0 && ratio < Infinity)) return {};
  return { '--fr-gallery-ratio': `${ratio}`, ...(!autoCrop && { '--fr-picture-fit': 'contain' }) };
}
