import { element } from '../../elements/element';
import type { FieldEntry, FieldInput, FieldInputOptions, FieldOf } from '../field-input';
import { fieldPanelTexts as texts } from '../field-panel-texts';

/** Makes the control of a number, with its bounds and its unit. */
export function createNumberInput(options: FieldInputOptions<'number'>): FieldInput {
  const { context, field, enter, settle } = options;
  const { document } = context;
  const unitId = field.unit === undefined ? undefined : context.createId();
  const control = element(document, 'input', {
    class: 'fields-control',
    type: 'number',
    inputmode: field.whole ? 'numeric' : 'decimal',
    min: field.least ?? field.above,
    max: field.most,
    step: field.whole ? 1 : 'any',
    placeholder: typeof field.fallback === 'number' ? field.fallback : undefined,
    'aria-describedby': unitId,
    'aria-required': field.required ? 'true' : undefined,
    input: () => enter(judge(field, control)),
    change: settle,
  });
  const root = element(document, 'div', { class: 'fields-number' }, control);
  if (unitId !== undefined)
    root.append(element(document, 'span', { id: unitId }, field.unit ?? ''));

  return {
    root,
    control,
    naming: 'label',
    show(stored) {
      control.value = typeof stored === 'number' ? String(stored) : '';
    },
  };
}

function judge(field: FieldOf<'number'>, control: HTMLInputElement): FieldEntry {
  const { value, validity } = control;
  if (value === '' && !validity.badInput)
    return field.required ? { wrong: texts.required } : { value: null };
  const number = control.valueAsNumber;
  return isWithin(field, number) ? { value: number } : { wrong: boundsOf(field) };
}

/** A reader may take the nearest bound instead; an owner is told. */
function isWithin(field: FieldOf<'number'>, number: number): boolean {
  const { least = -Infinity, above = -Infinity, most, whole = false } = field;
  return (
    number >= least && number > above && number <= most && (!whole || Number.isInteger(number))
  );
}

function boundsOf({ least, above, most, whole }: FieldOf<'number'>): string {
  const kind = whole ? texts.wholeNumber : texts.number;
  if (least !== undefined) return texts.numberBetween(kind, least, most);
  return above === undefined ? texts.numberUpTo(kind, most) : texts.numberAbove(kind, above, most);
}
