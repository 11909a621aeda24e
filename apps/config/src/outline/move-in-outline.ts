import type { Outline, OutlineLine, OutlinePlace } from './outline';

/** Puts a line, or a group with its lines, at another place; its own place changes nothing. */
export function moveInOutline(outline: Outline, from: OutlinePlace, to: OutlinePlace): Outline {
  if (from.line === undefined) return moveItem(outline, from.group, to.group);
  const moved = outline[from.group]?.lines[from.line];
  if (!moved || to.line === undefined) return outline;
  return addLine(removeFromOutline(outline, from), { group: to.group, line: to.line }, moved);
}

/** Takes out a line, or a group with its lines. */
export function removeFromOutline(outline: Outline, { group, line }: OutlinePlace): Outline {
  if (line === undefined) return outline.filter((_, index) => index !== group);
  return withLines(outline, group, (lines) => lines.filter((_, index) => index !== line));
}

/** Puts a new line before the one that is there. */
export function addLine(
  outline: Outline,
  { group, line }: Required<OutlinePlace>,
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
 * The place one step before or after another; lines go on into the next group.
 *
 * @returns undefined at the end of the outline
 */
export function stepInOutline(
  outline: Outline,
  { group, line }: OutlinePlace,
  by: -1 | 1,
): OutlinePlace | undefined {
  if (line === undefined) return outline[group + by] && { group: group + by };
  const next = line + by;
  if (next >= 0 && next < (outline[group]?.lines.length ?? 0)) return { group, line: next };
  const beside = outline[group + by];
  return beside && { group: group + by, line: by === 1 ? 0 : beside.lines.length };
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
