import { browserMessage, type BrowserTexts } from '../browser-messages';
import { failureMessage } from '../failure-message';
import type { FormState } from '../form-state';
import type { FieldPart } from './field-parts';
import { showError } from './field-view';
import {
  fieldsAttribute,
  findPart,
  stateAttribute,
  submitAttribute,
  successAttribute,
  summaryAttribute,
  summaryListAttribute,
  summaryTextAttribute,
} from './form-attributes';
import type { Marks } from './marks';

/** What a visitor sees of a form: the effects of the machine that show something. */
export interface FormView {
  /** Takes back errors, keeps the values from being changed, shows the progress text on the button [4.01]. */
  lock(): void;
  unlock(): void;
  /** Shows what went wrong at the fields and in the summary, which gets the focus [5.07] [8.02]. */
  showErrors(state: FormState): void;
  /** Hides the form, shows and focuses the success text [4.01]. */
  showSuccess(): void;
}

/** Makes the view of a form whose fields were read; every change goes through the marks. */
export function createFormView(
  form: HTMLFormElement,
  fields: readonly FieldPart[],
  marks: Marks,
  texts?: BrowserTexts,
): FormView {
  const { set, fill } = marks;
  const box = findPart(form, fieldsAttribute);
  const button = findPart(form, submitAttribute);
  const words = [...(button?.childNodes ?? [])];
  const summary = findPart(form, summaryAttribute);

  function showState(state: string): void {
    set(form, { [stateAttribute]: state });
  }

  function showBusy(busy: 'true' | null, ...content: readonly (Node | string)[]): void {
    set(button, { 'aria-disabled': busy, 'aria-busy': busy });
    fill(button, ...content);
    set(box, { inert: busy && '' });
  }

  function reveal(element: HTMLElement | null): void {
    set(element, { hidden: null, tabindex: '-1' });
    element?.focus();
  }

  function lock(): void {
    showState('submitting');
    for (const part of fields) showError(part, marks);
    set(summary, { hidden: '' });
    // Inert takes the focus away without a word: the button, which tells what goes on, gets it before.
    if (box?.matches(':focus-within')) button?.focus({ preventScroll: true });
    showBusy('true', browserMessage('SUBMITTING', texts));
  }

  function unlock(): void {
    showBusy(null, ...words);
  }

  function summaryEntry([id, error]: [string, string]): HTMLElement {
    const entry = document.createElement('li');
    const link = document.createElement('a');
    const target = fields.find((part) => part.id === id);
    if (target) link.href = `#${target.control.id}`;
    link.append(error);
    entry.append(link);
    return entry;
  }

  function showErrors({ failure }: FormState): void {
    if (!failure) return;
    const { errors = {} } = failure;
    showState('failure');
    for (const part of fields) showError(part, marks, errors[part.id]);
    // Shown first, filled after: an alert is read when its content changes.
    reveal(summary);
    fill(findPart(form, summaryTextAttribute), failureMessage(failure, texts));
    fill(findPart(form, summaryListAttribute), ...Object.entries(errors).map(summaryEntry));
  }

  function showSuccess(): void {
    showState('success');
    set(form, { hidden: '' });
    reveal(findPart(form.closest('[data-block]') ?? form.parentElement ?? form, successAttribute));
  }

  return { lock, unlock, showErrors, showSuccess };
}
