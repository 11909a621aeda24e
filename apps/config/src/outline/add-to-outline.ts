import { addLine } from './move-in-outline';
import type { Outline, OutlinePlace } from './outline';

/** What can be added to an outline. */
export type OutlineAddition = 'line' | 'folder' | 'column';

/**
 * Adds an empty line, a folder with an empty line in it, or a column.
 *
 * @param outline it stays as it is
 * @param what is added
 * @param group where lines are added, at its end
 */
export function addToOutline(
  outline: Outline,
  what: OutlineAddition,
  group: number,
): { readonly outline: Outline; readonly place: OutlinePlace } {
  if (what === 'column')
    return {
      outline: [...outline, { title: '', lines: [] }],
      place: { group: outline.length },
    };
  const line = outline[group]?.lines.length ?? 0;
  const added = addLine(outline, { group, line }, { text: '' });
  const isFolder = what === 'folder';
  const inside = { text: '', isInside: true };
  return {
    outline: isFolder ? addLine(added, { group, line: line + 1 }, inside) : added,
    place: { group, line },
  };
}
