/**
 * Returns where Tab leads at the edges of a containment: to the other end.
 *
 * @param index the stop that has the focus; -1 if none has it
 * @param count how many stops there are
 * @returns the index of the stop to focus; undefined if the browser's default is right
 */
export function nextStop(index: number, count: number, backward: boolean): number | undefined {
  if (count === 0) return undefined;
  if (backward) return index <= 0 ? count - 1 : undefined;
  return index < 0 || index === count - 1 ? 0 : undefined;
}
