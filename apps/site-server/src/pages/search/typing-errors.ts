/**
 * Counts the typing errors between two words: a letter too many, one that is missing, a wrong one,
 * or two neighbours that changed places.
 *
 * @returns their number, or Infinity if there are more than `most`
 */
export function typingErrors(typed: string, meant: string, most: number): number {
  const [from, to] = [[...typed], [...meant]];
  if (Math.abs(from.length - to.length) > most) return Infinity;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const changed = (last[column] ?? Infinity) + (letter === other ? 0 : 1);
      const added = (next[column] ?? Infinity) + 1;
      const missing = (last[column + 1] ?? Infinity) + 1;
      const isSwapped = letter === to[column - 1] && other === from[row - 1];
      const swapped = isSwapped ? (before[column - 1] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(changed, added, missing, swapped));
    }
    [before, last] = [last, next];
  }
  const errors = last.at(-1) ?? Infinity;
  return errors <= most ? errors : Infinity;
}

/** The typing errors that a word may have: none in a short one or in a number. */
export function toleratedErrors(word: string): number {
  const { length } = [...word];
  if (length < 4 || !/^\p{L}+$/u.test(word)) return 0;
  return length < 8 ? 1 : 2;
}
