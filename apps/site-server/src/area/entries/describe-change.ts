import type { EntryFields } from './entry-fields';

/** The longest text of a change in the log. */
const longestChange = 600;

/** Lists the controls that differ, by name. */
export function changedFields(before: EntryFields, after: EntryFields): readonly string[] {
  return Object.keys({ ...before, ...after }).filter((name) => after[name] !== before[name]);
}

/**
 * Describes a change of controls for the log.
 *
 * @param changed their names
 */
export function describeChange(
  changed: readonly string[],
  before: EntryFields,
  after: EntryFields,
): { before: string; after: string } {
  const write = (fields: EntryFields) => {
    const lines = changed.map((name) => `${name}: ${fields[name]?.replaceAll('\n', ', ') ?? ''}`);
    return lines.join('; ').slice(0, longestChange);
  };
  return { before: write(before), after: write(after) };
}
