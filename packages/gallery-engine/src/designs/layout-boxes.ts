/** Where every slide goes. */
export interface LayoutBoxes {
  /**
   * Four numbers a slide, in px and in the order of the slides: distance from the
   * side where a line of text starts, distance from the top, width, height.
   */
  readonly boxes: Float64Array;
  /** Height of the whole, in px; 0 without slides. */
  readonly height: number;
}
