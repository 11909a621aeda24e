/** The factor on a width [5.12]: 1 for what is no number, at least 0. */
export function mendAdjustment(factor: number): number {
  // The global one also understands the texts of untyped callers.
  return Math.max(0, isNaN(factor) ? 1 : factor);
}
