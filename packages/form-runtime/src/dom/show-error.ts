import type { FieldPart } from './field-part';
import { formParts } from './form-parts';
import type { Mark } from './mark';

/**
 * Shows above a field's title what is wrong with it, and marks the control that it is about [5.07].
 */
export function showError(
  { wrapper, control }: Pick<FieldPart, 'wrapper' | 'control'>,
  error: string,
  mark: Mark,
): void {
  mark(wrapper, { [formParts.invalid]: '' });
  // A radio alone cannot be wrong, its group can.
  mark(control.closest('[role=radiogroup]') ?? control, { 'aria-invalid': 'true' });
  mark(findSlot(wrapper), { content: [error] });
}

/** Takes back what is wrong with a field, if anything is. */
export function hideError(wrapper: Element | null, mark: Mark): void {
  if (!wrapper) return;
  mark(wrapper, { [formParts.invalid]: null });
  for (const marked of [wrapper, ...wrapper.querySelectorAll('[aria-invalid]')])
    mark(marked, { 'aria-invalid': null });
  mark(findSlot(wrapper), { content: [] });
}

/** Takes back all that is wrong with the fields of a form. */
export function hideErrors(form: Element, mark: Mark): void {
  for (const wrapper of form.querySelectorAll(`[${formParts.invalid}]`)) hideError(wrapper, mark);
}

/** The element whose id ends in `-error`; it stands before the control, whose own id may end so. */
function findSlot(wrapper: Element): Element | null {
  return wrapper.querySelector('[id$="-error"]');
}
