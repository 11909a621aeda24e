import { browserMessage, type BrowserTexts } from '../browser-messages';
import { failureMessage } from '../failure-message';
import type { FormState } from '../form-state';
import type { FieldPart } from './field-parts';
import { showError } from './field-view';
import { findPart } from './find-part';
import { formParts } from './form-parts';
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
  const { set, reset } = marks;
  const box = findPart(form, formParts.fields);
  const button = findPart(form, formParts.submit);
  const summary = findPart(form, formParts.summary);

  function showState(state: string): void {
    set(form, { [formParts.state]: state });
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
    set(box, { inert: '' });
    set(button, { 'aria-disabled': 'true', 'aria-busy': 'true' }, [browserMessage('SUBMITTING', texts)]);
  }

  function unlock(): void {
    reset(box);
    reset(button);
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
    set(findPart(form, formParts.summaryText), {}, [failureMessage(failure, texts)]);
    set(findPart(form, formParts.summaryList), {}, Object.entries(errors).map(summaryEntry));
  }

  function showSuccess(): void {
    showState('success');
    set(form, { hidden: '' });
    reveal(findPart(form.closest('[data-block]') ?? form.parentElement ?? form, formParts.success));
  }

  return { lock, unlock, showErrors, showSuccess };
}
