/** The positions of all slides. */
export interface LayoutBoxes {
  /**
   * Four numbers per slide, in px and in the order of the slides: distance from the side where a
   * line of text starts, distance from the top, width, height.
   */
  readonly boxes: Float64Array;
  /** The total height, in px; 0 without slides. */
  readonly height: number;
}
