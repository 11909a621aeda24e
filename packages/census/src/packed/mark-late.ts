/**
 * Marks a packed batch as sent later than it was packed, so that the ages of its events stay true.
 *
 * @param ms how much later, in milliseconds; a clock set back meanwhile counts as 0
 */
export function markLate(packed: string, ms: number): string {
  return packed.replace('{"v":1,', `{"v":1,"late":${Math.max(0, Math.round(ms))},`);
}
