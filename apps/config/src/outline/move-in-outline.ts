import { folderOf, runLength } from './folder-of';
import type { Outline, OutlineLine, OutlinePlace } from './outline';

/**
 * Puts a line, or a group with its lines, at another place; its own place changes nothing. A line
 * takes along what is in it.
 */
export function moveInOutline(outline: Outline, from: OutlinePlace, to: OutlinePlace): Outline {
  if (from.line === undefined) return moveItem(outline, from.group, to.group);
  const lines = outline[from.group]?.lines ?? [];
  const moved = lines.slice(from.line, from.line + runLength(lines, from.line));
  const [first, ...inside] = moved;
  if (!first || to.line === undefined) return outline;
  const left = withLines(outline, from.group, (all) => all.toSpliced(from.line ?? 0, moved.length));
  const target = left[to.group]?.lines ?? [];
  // A folder is in none, and divides none.
  let at = to.line;
  if (inside.length > 0) while (target[at]?.isInside) at += 1;
  const isInside =
    at > 0 && inside.length === 0 && (target[at]?.isInside ?? to.isInside ?? first.isInside);
  const placed = { ...first, isInside: isInside || undefined };
  return withLines(left, to.group, (all) => all.toSpliced(at, 0, placed, ...inside));
}

/** Takes out a line, or a group with its lines. What was in the line is in no folder then. */
export function removeFromOutline(outline: Outline, { group, line }: OutlinePlace): Outline {
  if (line === undefined) return outline.filter((_, index) => index !== group);
  return withLines(outline, group, (lines) => {
    const length = runLength(lines, line);
    const freed = lines
      .slice(line + 1, line + length)
      .map((one) => ({ ...one, isInside: undefined }));
    return lines.toSpliced(line, length, ...freed);
  });
}

/** Puts a new line before the one that is there. */
export function addLine(
  outline: Outline,
  { group, line }: Pick<Required<OutlinePlace>, 'group' | 'line'>,
  added: OutlineLine,
): Outline {
  return withLines(outline, group, (lines) => lines.toSpliced(line ?? lines.length, 0, added));
}

/** Changes a line. */
export function changeLine(
  outline: Outline,
  { group, line }: OutlinePlace,
  change: Partial<OutlineLine>,
): Outline {
  return withLines(outline, group, (lines) =>
    lines.map((one, index) => (index === line ? { ...one, ...change } : one)),
  );
}

/**
 * The place one step before or after another. Lines go on into the next group, those in a folder
 * out of it, and others past a folder.
 *
 * @returns undefined at the end of the outline
 */
export function stepInOutline(
  outline: Outline,
  { group, line }: OutlinePlace,
  by: -1 | 1,
): OutlinePlace | undefined {
  if (line === undefined) return outline[group + by] && { group: group + by };
  const lines = outline[group]?.lines ?? [];
  const isInside = lines[line]?.isInside;
  if (isInside) return stepInFolder(lines, { group, line }, by);
  const before = folderOf(lines, line - 1) ?? line - 1;
  const beside = by === 1 ? line + runLength(lines, line) : before;
  if (beside >= 0 && beside < lines.length)
    return { group, line: by === 1 ? line + runLength(lines, beside) : beside };
  const next = outline[group + by];
  return next && { group: group + by, line: by === 1 ? 0 : next.lines.length };
}

function stepInFolder(
  lines: readonly OutlineLine[],
  { group, line }: { readonly group: number; readonly line: number },
  by: -1 | 1,
): OutlinePlace {
  if (by === -1) return { group, line: line - 1, isInside: lines[line - 1]?.isInside ?? false };
  const isInside = lines[line + 1]?.isInside ?? false;
  return { group, line: isInside ? line + 1 : line, isInside };
}

/**
 * The place of a line that is put into the folder above it, or taken out of its own.
 *
 * @returns undefined where there is none: a folder is in none, nor is what stands first
 */
export function nestInOutline(
  outline: Outline,
  { group, line }: OutlinePlace,
  isInside: boolean,
): OutlinePlace | undefined {
  const { title, lines = [] } = outline[group] ?? {};
  if (line === undefined || title !== undefined || isInside === (lines[line]?.isInside ?? false))
    return undefined;
  if (isInside)
    return line > 0 && runLength(lines, line) === 1 ? { group, line, isInside } : undefined;
  const folder = folderOf(lines, line) ?? 0;
  return { group, line: folder + runLength(lines, folder) - 1, isInside };
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

function withLines(
  outline: Outline,
  group: number,
  change: (lines: readonly OutlineLine[]) => readonly OutlineLine[],
): Outline {
  return outline.map((one, index) =>
    index === group ? { ...one, lines: change(one.lines) } : one,
  );
}
