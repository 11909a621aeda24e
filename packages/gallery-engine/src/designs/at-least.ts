/**
 * A number of an option: the default where it is none, and never below the least that makes sense.
 */
export function atLeast(least: number, value: number | undefined, fallback: number): number {
  return Math.max(least, Number.isFinite(value) ? Number(value) : fallback);
}
