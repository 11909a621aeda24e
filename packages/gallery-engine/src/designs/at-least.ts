/**
 * Gives a number for an option: the default if it is not a number, and never below the sensible
 * minimum.
 */
export function atLeast(least: number, value: number | undefined, fallback: number): number {
  return Math.max(least, Number.isFinite(value) ? Number(value) : fallback);
}
