import { element } from '../../elements/element';
import type { FieldInput, FieldInputOptions, FieldOf } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';

/** Makes the control of a choice: a list of its options, of which one is shown. */
export function createChoiceInput(options: FieldInputOptions<'choice'>): FieldInput {
  const { context, field, enter } = options;
  const { document } = context;
  const { values } = field;
  const standard = values.findIndex((value) => value === field.fallback);
  // The values of elements are texts; those of choices may be numbers.
  const entries = values.map((value, index) =>
    element(document, 'option', { value: index }, labelOf(field, value)),
  );
  const none = element(document, 'option', { value: '' }, texts.notSet);
  const control = element(
    document,
    'select',
    { class: 'fields-control', change: choose },
    ...(standard < 0 ? [none] : []),
    ...entries,
  );

  function choose(): void {
    enter({ value: control.value === '' ? null : (values[Number(control.value)] ?? null) });
  }

  return {
    root: control,
    control,
    naming: 'label',
    show(stored) {
      const index = values.findIndex((value) => value === stored);
      const shown = index < 0 ? standard : index;
      control.value = shown < 0 ? '' : String(shown);
    },
    note() {
      const value = values[standard];
      return value === undefined || field.required
        ? undefined
        : texts.defaultIs(labelOf(field, value));
    },
  };
}

function labelOf({ options }: FieldOf<'choice'>, value: string | number): string {
  return options?.[value] ?? String(value);
}
