/**
 * An English text that depends on a count: what other languages need rules of plurals
 * for is here one form for 1, and one for all others.
 *
 * @param one for 1
 * @param other for every other count; `#` stands for it in both
 */
export function countEnglish(count: number, one: string, other: string): string {
  return (count === 1 ? one : other).replace('#', count.toLocaleString('en'));
}
