import type { FieldPart } from './field-part';
import { formParts } from '../markup/form-parts';
import type { PatchElement } from './create-patcher';

/** Shows a field's error above its title, and marks the control with the error [5.07]. */
export function showError(
  { wrapper, control }: Pick<FieldPart, 'wrapper' | 'control'>,
  error: string,
  patch: PatchElement,
): void {
  patch(wrapper, { [formParts.invalid]: '' });
  // A single radio cannot be wrong, but its group can.
  patch(control.closest('[role=radiogroup]') ?? control, { 'aria-invalid': 'true' });
  patch(findSlot(wrapper), { content: [error] });
}

/** Removes the error of a field, if it has one. */
export function hideError(wrapper: Element | null, patch: PatchElement): void {
  if (!wrapper) return;
  patch(wrapper, { [formParts.invalid]: null });
  for (const marked of [wrapper, ...wrapper.querySelectorAll('[aria-invalid]')])
    patch(marked, { 'aria-invalid': null });
  patch(findSlot(wrapper), { content: [] });
}

/** Removes the errors of all fields of a form. */
export function hideErrors(form: Element, patch: PatchElement): void {
  for (const wrapper of form.querySelectorAll(`[${formParts.invalid}]`)) hideError(wrapper, patch);
}

/**
 * Finds the element whose id ends in `-error`; it comes before the control, whose own id may end
 * so.
 */
function findSlot(wrapper: Element): Element | null {
  return wrapper.querySelector('[id$="-error"]');
}
