import { element } from '../../elements/element';
import type { FieldEntry, FieldInput, FieldInputOptions } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';

/** Makes the control of a day, or of a day and a time of day. */
export function createDateInput(options: FieldInputOptions<'date' | 'dateTime'>): FieldInput {
  const { context, field, enter, settle } = options;
  let isPartial = false;
  const hasTime = field.kind === 'dateTime';
  const control = element(context.document, 'input', {
    class: 'fields-control',
    type: hasTime ? 'datetime-local' : 'date',
    // Without a bound, years may have six digits.
    max: hasTime ? '9999-12-31T23:59' : '9999-12-31',
    'aria-required': field.required ? 'true' : undefined,
    input: () => enter(judge()),
    blur: leave,
  });

  /** Browsers say nothing while only a part of the date is written, or taken away again. */
  function leave(): void {
    const wasPartial = isPartial;
    isPartial = control.validity.badInput;
    if (wasPartial || isPartial) enter(judge());
    settle();
  }

  function judge(): FieldEntry {
    const { value, validity } = control;
    if (value === '' && !validity.badInput)
      return field.required ? { wrong: texts.required } : { value: null };
    const read = field.read(value);
    if (typeof read === 'string') return { value: read };
    return { wrong: hasTime ? texts.wrongDateTime : texts.wrongDate };
  }

  return {
    root: control,
    control,
    naming: 'label',
    show(stored) {
      control.value = typeof stored === 'string' ? stored : '';
    },
    note: () =>
      typeof field.fallback === 'string' && field.fallback !== ''
        ? texts.defaultIs(field.fallback)
        : undefined,
  };
}
