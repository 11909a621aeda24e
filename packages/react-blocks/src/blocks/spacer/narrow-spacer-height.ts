/** The height of a spacer on telephones where none is said: two thirds of its height, in px. */
export function narrowSpacerHeight(height: number): number {
  return Math.round((height * 2) / 3);
}
