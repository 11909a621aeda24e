import { browserMessage, type BrowserTexts } from '../browser-messages';
import { failureMessage } from '../failure-message';
import type { FormState } from '../form-state';
import { textOf } from '../text-of';
import type { FieldPart } from './field-parts';
import { findPart } from './find-part';
import { formParts } from './form-parts';
import type { Mark } from './mark';

/** What a visitor sees of a form: the effects of the machine that show something. */
export interface FormView {
  /** Takes back errors, keeps the values from being changed, shows the progress text on the button [4.01]. */
  lock(): void;
  /** Unlocks; shows what went wrong at the fields and in the summary, which gets the focus [5.07] [8.02]. */
  showFailure(state: FormState): void;
  /** Hides the form, shows and focuses the success text [4.01]. */
  showSuccess(): void;
}

/** Makes the view of a form whose fields were read; every change is a mark. */
export function createFormView(
  form: HTMLFormElement,
  fields: readonly FieldPart[],
  mark: Mark,
  texts?: BrowserTexts,
): FormView {
  const box = findPart(form, formParts.fields);
  const button = findPart(form, formParts.submit);
  const summary = findPart(form, formParts.summary);

  function reveal(element: HTMLElement | null): void {
    mark(element, { hidden: null, tabindex: '-1' });
    element?.focus();
  }

  function lock(): void {
    mark(form, { [formParts.state]: 'submitting' });
    for (const part of fields) part.showError();
    mark(summary, { hidden: '' });
    // Inert takes the focus away without a word: the button, which tells what goes on, gets it before.
    if (box?.matches(':focus-within')) button?.focus({ preventScroll: true });
    mark(box, { inert: '' });
    mark(button, { 'aria-disabled': 'true', 'aria-busy': 'true', content: [browserMessage('SUBMITTING', texts)] });
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

  function showFailure({ failure }: FormState): void {
    if (!failure) return;
    const { errors = {} } = failure;
    mark(box);
    mark(button);
    mark(form, { [formParts.state]: 'failure' });
    for (const part of fields) part.showError(textOf(errors, part.id));
    // Shown first, filled after: an alert is read when its content changes.
    reveal(summary);
    mark(findPart(form, formParts.summaryText), { content: [failureMessage(failure, texts)] });
    mark(findPart(form, formParts.summaryList), { content: Object.entries(errors).map(summaryEntry) });
  }

  function showSuccess(): void {
    mark(form, { [formParts.state]: 'success', hidden: '' });
    reveal(findPart(form.closest('[data-block]') ?? form.parentElement ?? form, formParts.success));
  }

  mark(form, { novalidate: '' });
  return { lock, showFailure, showSuccess };
}
