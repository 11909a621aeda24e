import type { LineCount } from './import-line';

/**
 * Sums up lines.
 *
 * @param counts of lines by kind and state
 * @param isMeant which of them
 */
export function sumOf(counts: readonly LineCount[], isMeant: (line: LineCount) => boolean): number {
  return counts.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
}
