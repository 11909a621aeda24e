/** The height of a spacer where none is said, in px. */
export const usualHeight = 48;

/** The height of a spacer on telephones where none is said: two thirds of its height, in px. */
export function usualNarrowHeight(height: number): number {
  return Math.round((height * 2) / 3);
}
