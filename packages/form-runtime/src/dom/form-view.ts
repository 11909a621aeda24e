import { browserMessage, type BrowserTexts } from '../browser-messages';
import { failureMessage } from '../failure-message';
import type { FormState } from '../form-state';
import { textOf } from '../text-of';
import { afterParts } from '../markup/after-parts';
import { orUndefined } from './or-undefined';
import { createErrorTitle } from './create-error-title';
import { hideErrors, showError } from './show-error';
import type { FieldPart } from './field-part';
import { findPart } from './find-part';
import { formParts } from '../markup/form-parts';
import type { PatchElement } from './create-patcher';

/** What a visitor sees of a form. */
export interface FormView {
  /** Removes errors, locks the values, and shows the progress text on the button [4.01]. */
  lock(): void;
  /** Says next to the pressed button that the form waits for a connection. */
  showOffline(): void;
  /**
   * Unlocks; shows the errors at the fields and around them; the summary gets the focus [5.07]
   * [8.02].
   */
  showFailure(state: FormState, fields: readonly FieldPart[]): void;
  /**
   * Hides the form, shows and focuses the success text, and shows the owner's HTML in a frame
   * [4.01].
   */
  showSuccess(): void;
}

/** Makes the view of a form; every change of the page can be undone. */
export function createFormView(
  form: HTMLFormElement,
  patch: PatchElement,
  signal: AbortSignal,
  texts?: BrowserTexts,
): FormView {
  const box = findPart(form, formParts.fields);
  const button = findPart(form, formParts.submit);
  const summary = findPart(form, formParts.summary);
  const below = findPart(form, formParts.below);
  const showTitle = createErrorTitle(texts);

  function reveal(element: HTMLElement | null): void {
    patch(element, { hidden: null, tabindex: '-1' });
    element?.focus();
  }

  function showSummary(text: string, ...entries: readonly Node[]): void {
    patch(findPart(form, formParts.summaryText), { content: [text] });
    patch(findPart(form, formParts.summaryList), { content: entries });
  }

  function lock(): void {
    // An element that becomes inert or hidden loses the focus silently: the button, which shows the
    // progress, gets it before.
    if (form.matches(':focus-within')) button?.focus({ preventScroll: true });
    clear('submitting');
    patch(box, { inert: '' });
    // An input announces its value.
    const value = browserMessage('SUBMITTING', texts);
    patch(button, { 'aria-disabled': 'true', 'aria-busy': 'true', value, content: [value] });
  }

  /** Removes all errors and sets the state; null removes it. */
  function clear(state: string | null): void {
    patch(form, { [formParts.state]: state });
    hideErrors(form, patch);
    patch(summary, { hidden: '' });
    patch(below);
    showTitle(false);
  }

  function showOffline(): void {
    patch(below, { hidden: null, content: [browserMessage('OFFLINE', texts)] });
  }

  function showFailure({ failure }: FormState, fields: readonly FieldPart[]): void {
    if (!failure) return;
    const { errors = {}, code } = failure;
    clear(null);
    patch(box);
    patch(button);
    showTitle(true);
    patch(form, { [formParts.state]: 'failure' });
    const parts = fields.filter(({ id }) => textOf(errors, id));
    for (const part of parts) showError(part, textOf(errors, part.id), patch);
    const isPointed = code === 'ERROR_ABOVE';
    // A newsletter has one field and shows errors at it; an error without a visible field is shown
    // as in any form.
    if (isPointed && parts[0] && form.getAttribute(formParts.kind) === 'newsletter')
      return parts[0].control.focus();
    // Shown first and filled afterwards: an alert is announced when its content changes.
    reveal(summary);
    const wrong = new Map(parts.map((part) => [part.id, part]));
    const entries = Object.entries(errors).map(([id, error]) =>
      summaryEntry(error, wrong.get(id), texts),
    );
    showSummary(failureMessage(failure, texts), ...(isPointed ? entries : [retryEntry(texts)]));
    // No status: the summary was announced already, and this would point the other way.
    if (isPointed)
      patch(below, { role: null, hidden: null, content: [browserMessage('ERROR_BELOW', texts)] });
  }

  function showSuccess(): void {
    patch(form, { [formParts.state]: 'success', hidden: '' });
    const around = form.parentElement ?? form;
    const success = findPart(around, formParts.success);
    const after = findPart(around, afterParts.frame);
    if (after) {
      const frame = document.createElement('iframe');
      frame.sandbox.value = 'allow-scripts allow-forms allow-popups';
      frame.src = after.getAttribute(afterParts.frame) ?? '';
      frame.title = success?.textContent ?? '';
      patch(after, { hidden: null, content: [frame] });
      void orUndefined(async () => (await import('./fit-frame')).fitFrame(frame, signal));
    }
    reveal(success);
  }

  patch(form, { novalidate: '' });
  signal.addEventListener('abort', () => showTitle(false));
  return { lock, showOffline, showFailure, showSuccess };
}

/** Names the field too: in the summary the words stand apart from its title. */
function summaryEntry(
  error: string,
  part: FieldPart | undefined,
  texts?: BrowserTexts,
): HTMLElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  const title = part?.title;
  if (part) link.href = `#${part.control.id}`;
  link.append(title ? browserMessage('SUMMARY_ENTRY', texts, { title, error }) : error);
  entry.append(link);
  return entry;
}

/** If no field is wrong, nothing is lost, and one press sends the form again. */
function retryEntry(texts?: BrowserTexts): HTMLElement {
  const entry = document.createElement('li');
  const button = document.createElement('button');
  button.append(browserMessage('RETRY', texts));
  entry.append(`${browserMessage('KEPT', texts)} `, button);
  return entry;
}
