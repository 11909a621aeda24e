import type { FormField } from '@frontage/form-runtime';

/** The id of the wrapper of a field that has a condition. */
export const wrapperId = (controlId: string): string => `${controlId}-shown`;

/**
 * Writes the style that hides the fields whose conditions are not met: it needs no script, and
 * shows what is chosen at once. A browser that does not know `:has()` shows all fields.
 *
 * @param fields of the form; a condition names an earlier one
 * @param prefix of the ids of its controls
 */
export function conditionRules(fields: readonly FormField[], prefix: string): string {
  const form = idSelector(prefix);
  const unmet = new Map<string, readonly string[]>();
  for (const { id, showWhen } of fields) {
    const choice = fields.find((field) => field.id === showWhen?.field);
    if (!showWhen || !choice) continue;
    const chosen = showWhen.oneOf.map((option) =>
      optionSelector(choice, choice.options?.indexOf(option) ?? -1, `${prefix}-${choice.id}`),
    );
    // What decides about it may itself not be shown.
    const others = unmet.get(choice.id) ?? [];
    unmet.set(id, [`${form}:not(:has(${chosen.join()}))`, ...others]);
  }
  return [...unmet]
    .map(([id, states]) => {
      const wrapper = idSelector(wrapperId(`${prefix}-${id}`));
      return `${states.map((state) => `${state} ${wrapper}`).join()}{display:none}`;
    })
    .join('');
}

function optionSelector({ type }: FormField, index: number, controlId: string): string {
  // The first entry of a list stands for no choice.
  if (type === 'select') return `${idSelector(controlId)} option:nth-child(${index + 2}):checked`;
  return `${idSelector(index === 0 ? controlId : `${controlId}.${index}`)}:checked`;
}

/** Ids consist of letters, digits, `-`, `_` and `.`, and begin with a letter. */
function idSelector(id: string): string {
  return `#${id.replaceAll('.', '\\.')}`;
}
