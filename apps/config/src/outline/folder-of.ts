import type { OutlineLine } from './outline';

/** How many lines a line takes along: itself, and those in it. */
export function runLength(lines: readonly OutlineLine[], at: number): number {
  if (lines[at]?.isInside) return 1;
  const end = lines.findIndex((line, index) => index > at && !line.isInside);
  return (end === -1 ? lines.length : end) - at;
}

/** Where the folder is whose line this is; undefined for a line that is in none. */
export function folderOf(lines: readonly OutlineLine[], at: number): number | undefined {
  return lines[at]?.isInside
    ? lines.findLastIndex((line, index) => index < at && !line.isInside)
    : undefined;
}

/** The place of a line among those beside it, from 1, and how many they are. */
export function countBeside(
  lines: readonly OutlineLine[],
  at: number,
): { readonly position: number; readonly count: number } {
  const folder = folderOf(lines, at);
  const beside = lines.flatMap((line, index) => {
    const isBeside = folder === undefined ? !line.isInside : folderOf(lines, index) === folder;
    return isBeside ? [index] : [];
  });
  return { position: beside.indexOf(at) + 1, count: beside.length };
}
