import { formMessage, type FormTexts } from '../messages';
import { hasLimit, isTooLong } from '../validate-form';
import type { FieldPart } from './field-parts';
import { overAttribute } from './form-attributes';
import type { Marks } from './marks';

/** Brings the counter of a field up to date, in error style beyond its maximum [5.06]. */
export function showCount({ field, control, counter }: FieldPart, { set, fill }: Marks, texts?: FormTexts): void {
  const { maxLength: max } = field;
  if (!hasLimit(max)) return;
  const { value } = control;
  fill(counter, formMessage('COUNTER', texts, { length: value.length, max }));
  set(counter, { [overAttribute]: isTooLong(value, max) ? '' : null });
}
