/** The first and the last code of an enumeration with unnamed members. */
export interface CodeBounds {
  readonly min: number;
  readonly max: number;
}

/** Whether a value is a whole number within bounds, both inclusive. */
export function isWithinBounds(bounds: CodeBounds, code: unknown): code is number {
  return Number.isInteger(code) && Number(code) >= bounds.min && Number(code) <= bounds.max;
}
