import { browserMessage, type BrowserTexts } from '../browser-messages';
import { hasLimit, isTooLong } from '../check-form';
import type { FieldPart } from './field-parts';
import { formParts } from './form-parts';
import type { Marks } from './marks';

/** Shows the error of a field above its title [5.07]; takes it back where there is none. */
export function showError({ wrapper, control, slot }: FieldPart, { set }: Marks, error = ''): void {
  // Most fields of a long form have nothing to take back.
  if (!error && !wrapper.hasAttribute(formParts.invalid)) return;
  set(wrapper, { [formParts.invalid]: error ? '' : null });
  set(control, { 'aria-invalid': error ? 'true' : null });
  set(slot, {}, [error]);
}

/** Brings the counter of a field up to date, in error style beyond its maximum [5.06]. */
export function showCount({ maxLength: max, control, counter }: FieldPart, { set }: Marks, texts?: BrowserTexts): void {
  if (!hasLimit(max)) return;
  const { value } = control;
  const words = browserMessage('COUNTER', texts, { length: value.length, max });
  set(counter, { [formParts.over]: isTooLong(value, max) ? '' : null }, [words]);
}
