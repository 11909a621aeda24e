import { formMessage, type FormTexts } from '../messages';
import { createErrorView, reveal, type ErrorView } from './error-view';
import type { FieldPart } from './field-parts';
import {
  fieldsAttribute,
  findPart,
  formScope,
  stateAttribute,
  submitAttribute,
  successAttribute,
} from './form-attributes';
import type { Marks } from './marks';

/** What a visitor sees of a form; every change goes through the marks, so that it can be undone. */
export interface FormView extends ErrorView {
  /** Takes back errors, keeps the values from being changed, shows the progress text on the button [4.01]. */
  lock(): void;
  unlock(): void;
  /** Hides the form, shows and focuses the success text [4.01]. */
  showSuccess(): void;
}

/** Makes the view of a form whose fields were read. */
export function createFormView(
  form: HTMLFormElement,
  fields: readonly FieldPart[],
  marks: Marks,
  texts?: FormTexts,
): FormView {
  const { set, fill } = marks;
  const box = findPart(form, fieldsAttribute);
  const button = findPart(form, submitAttribute);
  const words = [...(button?.childNodes ?? [])];
  const errors = createErrorView(form, fields, marks);

  const showState = (state: string): void => set(form, { [stateAttribute]: state });

  function showBusy(busy: 'true' | null, ...content: readonly (Node | string)[]): void {
    set(button, { 'aria-disabled': busy, 'aria-busy': busy });
    fill(button, ...content);
  }

  function lock(): void {
    showState('submitting');
    errors.clearErrors();
    // Inert takes the focus away without a word: the button, which tells what goes on, gets it before.
    if (box?.matches(':focus-within')) button?.focus({ preventScroll: true });
    set(box, { inert: '' });
    showBusy('true', formMessage('SUBMITTING', texts));
  }

  function unlock(): void {
    set(box, { inert: null });
    showBusy(null, ...words);
  }

  const showErrors: ErrorView['showErrors'] = (...failure) => {
    showState('failure');
    errors.showErrors(...failure);
  };

  function showSuccess(): void {
    showState('success');
    set(form, { hidden: '' });
    reveal(findPart(formScope(form), successAttribute), marks);
  }

  return { ...errors, lock, unlock, showErrors, showSuccess };
}
