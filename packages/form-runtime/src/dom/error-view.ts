import type { FieldErrors } from '../form-definition';
import type { FieldPart } from './field-parts';
import {
  findPart,
  formScope,
  invalidAttribute,
  summaryAttribute,
  summaryListAttribute,
  summaryTextAttribute,
} from './form-attributes';
import type { Marks } from './marks';

/** The errors of a form, at its fields and in its summary. */
export interface ErrorView {
  /** Shows errors at their fields and in the summary, which gets the focus [5.07] [8.02]. */
  showErrors(text: string, errors?: FieldErrors): void;
  /** Takes back the error of one field. */
  clearError(part: FieldPart): void;
  /** Takes back all errors and the summary. */
  clearErrors(): void;
}

/** Shows something that was hidden and gives it the focus. */
export function reveal(element: HTMLElement | null, { set }: Marks): void {
  set(element, { hidden: null, tabindex: '-1' });
  element?.focus();
}

/** Makes the view of a form's errors. */
export function createErrorView(form: HTMLFormElement, fields: readonly FieldPart[], marks: Marks): ErrorView {
  const { set, fill } = marks;
  const summary = findPart(formScope(form), summaryAttribute);

  function showError({ wrapper, control, slot }: FieldPart, error = ''): void {
    set(wrapper, { [invalidAttribute]: error ? '' : null });
    set(control, { 'aria-invalid': error ? 'true' : null });
    fill(slot, error);
  }

  function clearError(part: FieldPart): void {
    if (part.wrapper.hasAttribute(invalidAttribute)) showError(part);
  }

  function clearErrors(): void {
    fields.forEach(clearError);
    set(summary, { hidden: '' });
  }

  function summaryEntry([id, error]: [string, string]): HTMLElement {
    const target = fields.find(({ field }) => field.id === id)?.control.id;
    const entry = document.createElement('li');
    const link = document.createElement('a');
    if (target) link.href = `#${target}`;
    link.append(error);
    entry.append(link);
    return entry;
  }

  function showErrors(text: string, errors: FieldErrors = {}): void {
    fields.forEach((part) => showError(part, errors[part.field.id]));
    if (!summary) return;
    // Shown first, filled after: an alert is read when its content changes.
    reveal(summary, marks);
    fill(findPart(summary, summaryTextAttribute), text);
    fill(findPart(summary, summaryListAttribute), ...Object.entries(errors).map(summaryEntry));
  }

  return { showErrors, clearError, clearErrors };
}
