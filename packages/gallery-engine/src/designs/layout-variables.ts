/**
 * A design's options as the custom properties that its style sheet goes by. The server
 * writes them into the page's style; nothing else tells the layout.
 */
export type LayoutVariables = Readonly<Partial<Record<LayoutVariable, string>>>;

/** The custom properties of the layout designs. */
export type LayoutVariable =
  /** Slides in a row of the grid. */
  | '--fr-gallery-columns'
  /** Space between slides. */
  | '--fr-gallery-gap'
  /** Width by height of every slide; missing where each keeps its own. */
  | '--fr-gallery-ratio'
  /** `contain` where pictures are not cropped to the ratio. */
  | '--fr-picture-fit'
  /** The least width of a column of autogrid and autocolumns. */
  | '--fr-gallery-column-width'
  /** The height that the rows of autorows come near to. */
  | '--fr-gallery-row-height'
  /** The picture's share of the width in the list. */
  | '--fr-gallery-list-image';

/**
 * The ratio of all slides, and how the pictures fill it.
 *
 * @param ratio width by height; anything but a positive number is 'Auto': each its own
 * @param autoCrop whether pictures are cropped to it
 */
export function ratioVariables(ratio: number | undefined, autoCrop = true): LayoutVariables {
  if (!ratio || !(ratio > 0 && ratio < Infinity)) return {};
  return { '--fr-gallery-ratio': `${ratio}`, ...(!autoCrop && { '--fr-picture-fit': 'contain' }) };
}
