/** Corrects the factor on a width [5.12]: 1 if it is not a number, at least 0. */
export function mendAdjustment(factor: number): number {
  // The global `isNaN` also converts the strings of untyped callers.
  return Math.max(0, isNaN(factor) ? 1 : factor);
}
