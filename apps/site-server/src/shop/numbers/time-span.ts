/** A time from one moment to before another, UTC milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}
