import type { FieldErrors } from '../form-definition';
import { formMessage, type FormTexts } from '../messages';
import { hasLimit, isTooLong } from '../validate-form';
import type { FieldPart } from './field-parts';
import {
  fieldsAttribute,
  findPart,
  formScope,
  invalidAttribute,
  overAttribute,
  stateAttribute,
  submitAttribute,
  successAttribute,
  summaryAttribute,
  summaryListAttribute,
  summaryTextAttribute,
} from './form-attributes';
import type { Marks } from './marks';

/** What a visitor sees of a form; every change goes through the marks, so that it can be undone. */
export interface FormView {
  /** Takes back errors, keeps the values from being changed, shows the progress text on the button [4.01]. */
  lock(): void;
  unlock(): void;
  /** Shows errors at their fields and in the summary, which gets the focus [5.07] [8.02]. */
  showErrors(text: string, errors?: FieldErrors): void;
  /** Takes back the error of one field. */
  clearError(part: FieldPart): void;
  /** Brings a counter up to date [5.06]. */
  count(part: FieldPart): void;
  /** Hides the form, shows and focuses the success text [4.01]. */
  showSuccess(): void;
}

/** Makes the view of a form whose fields were read. */
export function createFormView(
  form: HTMLFormElement,
  fields: readonly FieldPart[],
  { set, fill }: Marks,
  texts?: FormTexts,
): FormView {
  const scope = formScope(form);
  const box = findPart(form, fieldsAttribute);
  const button = findPart(form, submitAttribute);
  const summary = findPart(scope, summaryAttribute);
  const words = [...(button?.childNodes ?? [])];

  const showState = (state: string): void => set(form, { [stateAttribute]: state });

  function lock(): void {
    showState('submitting');
    fields.forEach(clearError);
    set(summary, { hidden: '' });
    // Inert takes the focus away without a word: the button, which tells what goes on, gets it before.
    if (box?.matches(':focus-within')) button?.focus({ preventScroll: true });
    set(box, { inert: '' });
    showBusy('true', formMessage('SUBMITTING', texts));
  }

  function unlock(): void {
    set(box, { inert: null });
    showBusy(null, ...words);
  }

  function showBusy(busy: 'true' | null, ...content: readonly (Node | string)[]): void {
    set(button, { 'aria-disabled': busy, 'aria-busy': busy });
    fill(button, ...content);
  }

  function showError({ wrapper, control, slot }: FieldPart, error = ''): void {
    set(wrapper, { [invalidAttribute]: error ? '' : null });
    set(control, { 'aria-invalid': error ? 'true' : null });
    fill(slot, error);
  }

  function clearError(part: FieldPart): void {
    if (part.wrapper.hasAttribute(invalidAttribute)) showError(part);
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
    showState('failure');
    fields.forEach((part) => showError(part, errors[part.field.id]));
    if (!summary) return;
    // Shown first, filled after: an alert is read when its content changes.
    reveal(summary);
    fill(findPart(summary, summaryTextAttribute), text);
    fill(findPart(summary, summaryListAttribute), ...Object.entries(errors).map(summaryEntry));
  }

  function count({ field, control, counter }: FieldPart): void {
    const { maxLength: max } = field;
    if (!hasLimit(max)) return;
    const { value } = control;
    fill(counter, formMessage('COUNTER', texts, { length: value.length, max }));
    set(counter, { [overAttribute]: isTooLong(value, max) ? '' : null });
  }

  function showSuccess(): void {
    showState('success');
    set(form, { hidden: '' });
    reveal(findPart(scope, successAttribute));
  }

  function reveal(element: HTMLElement | null): void {
    set(element, { hidden: null, tabindex: '-1' });
    element?.focus();
  }

  return { lock, unlock, showErrors, clearError, count, showSuccess };
}
