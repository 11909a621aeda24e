import { readLines, writeLines, type EntryFields } from './entry-fields';

/** A list after a button that saves nothing, and the button to go on with. */
export interface SteppedLines {
  readonly fields: EntryFields;
  /** `do:` and the value of a button. */
  readonly focus: string;
}

/**
 * Moves an item of a list or takes it out.
 *
 * @param fields the controls as they were entered
 * @param step the button: its list, what it does, to which item, and its value, which begins with
 *   what it does
 * @param add the value of the button that adds an item: the focus goes there from an empty list
 * @returns undefined for an item that the list does not have
 */
export function stepLines(
  fields: EntryFields,
  step: { list: string; move: 'remove' | 'up' | 'down'; id: string; button: string },
  add: string,
): SteppedLines | undefined {
  const { list, move, id, button } = step;
  const lines = readLines(fields[list]);
  const index = lines.indexOf(id);
  if (index === -1) return undefined;
  const rest = lines.toSpliced(index, 1);
  const withLines = (changed: readonly string[], focus: string) => ({
    fields: { ...fields, [list]: writeLines(changed) },
    focus: `do:${focus}`,
  });
  if (move === 'remove') {
    const next = lines[index + 1] ?? lines[index - 1];
    return withLines(rest, next === undefined ? add : button.replace(id, next));
  }
  const to = Math.max(0, Math.min(rest.length, move === 'up' ? index - 1 : index + 1));
  // At the end of the list the button is off.
  const isLast = to === (move === 'up' ? 0 : rest.length);
  const next = isLast ? button.replace(move, move === 'up' ? 'down' : 'up') : button;
  return withLines(rest.toSpliced(to, 0, id), next);
}
