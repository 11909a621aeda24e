import type { OptionControlProps } from './OptionControl';
import type { OptionsSample } from './options-sample';
import { applies, controlsOf, type ReadOptions } from './read-options';

/** The heading of fields that have none. */
const last = 'Words and address';

/** The options of a sample, as its form shows them. */
export interface GroupedOptions {
  /** Those that mean something with what is chosen, by their headings. */
  readonly groups: readonly (readonly [title: string, controls: readonly OptionControlProps[]])[];
  /** The values of the others, by name. */
  readonly kept: readonly (readonly [name: string, value: string])[];
}

/** Sorts the options of a sample under their headings. */
export function groupOptions(
  { table, omitted }: Pick<OptionsSample, 'table' | 'omitted'>,
  { data, texts, wrong }: ReadOptions,
): GroupedOptions {
  const groups = new Map<string, OptionControlProps[]>();
  const kept: [name: string, value: string][] = [];
  for (const { name, field, group } of controlsOf(table, omitted)) {
    const value = texts.get(name) ?? '';
    if (!applies(field, table, data) || (group && !applies(group, table, data))) {
      if (value !== '') kept.push([name, value]);
      continue;
    }
    const title = field.group ?? group?.group ?? last;
    const label = group ? `${group.label}: ${field.label}` : field.label;
    const hint = field.hint ?? group?.hint;
    const shown = { name, field, label, value, hint, error: wrong.get(name) };
    groups.set(title, [...(groups.get(title) ?? []), shown]);
  }
  const ordered = [...groups].sort(([a], [b]) => Number(a === last) - Number(b === last));
  return { groups: ordered, kept };
}
