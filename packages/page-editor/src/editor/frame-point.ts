/** A point of the page in the frame, in px. */
export interface FramePoint {
  readonly left: number;
  readonly top: number;
}
