import { browserMessage, type BrowserTexts } from '../browser-messages';
import { hasLimit, isTooLong } from '../validate-form';
import type { FieldPart } from './field-parts';
import { invalidAttribute, overAttribute } from './form-attributes';
import type { Marks } from './marks';

/** Shows the error of a field above its title [5.07]; takes it back where there is none. */
export function showError({ wrapper, control, slot }: FieldPart, { set, fill }: Marks, error = ''): void {
  // Most fields of a long form have nothing to take back.
  if (!error && !wrapper.hasAttribute(invalidAttribute)) return;
  set(wrapper, { [invalidAttribute]: error ? '' : null });
  set(control, { 'aria-invalid': error ? 'true' : null });
  fill(slot, error);
}

/** Brings the counter of a field up to date, in error style beyond its maximum [5.06]. */
export function showCount({ maxLength: max, control, counter }: FieldPart, { set, fill }: Marks, texts?: BrowserTexts): void {
  if (!hasLimit(max)) return;
  const { value } = control;
  fill(counter, browserMessage('COUNTER', texts, { length: value.length, max }));
  set(counter, { [overAttribute]: isTooLong(value, max) ? '' : null });
}
