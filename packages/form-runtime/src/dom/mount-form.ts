import type { Teardown } from '@frontage/core-lifecycle';
import { validateForm } from '../validate-form';
import { createSubmitter } from './create-submitter';
import { readFieldParts, type FieldPart } from './field-parts';
import { createFormView } from './form-view';
import { createMarks } from './marks';
import type { MountFormOptions } from './mount-form-options';
import { showCount } from './show-count';

/**
 * Gives a form of the server its behaviour: checks, errors, counter, key, submission,
 * draft [4.01] [5.05] [5.06] [5.07]. The values stay in the page; three listeners
 * stand on the form, none on a field. Email addresses may end in any top level unless
 * told otherwise.
 *
 * @returns takes everything back: attributes, texts, listeners, waiting times, requests
 * @example
 * const unmount = mountForm(form, { transport, page, clock: browserClock(window), random: Math.random });
 */
export function mountForm(form: HTMLFormElement, options: MountFormOptions): Teardown {
  const { texts, topLevel } = options;
  const parts = readFieldParts(form);
  const definition = { fields: parts.map(({ field }) => field) };
  const marks = createMarks();
  const view = createFormView(form, parts, marks, texts);
  const submitter = createSubmitter(form, definition, view, options);
  const listening = new AbortController();
  const { signal } = listening;

  function onSubmit(event: Event): void {
    event.preventDefault();
    submitter.keepDraft();
    const errors = validateForm(definition, submitter.readValues(), { topLevel, texts });
    submitter.dispatch({ type: 'submit', errors });
  }

  function onInput({ target }: Event): void {
    const part = parts.find(({ control }) => control === target);
    if (!part) return;
    view.clearError(part);
    showCount(part, marks, texts);
    submitter.keepDraftSoon();
  }

  marks.set(form, { novalidate: '' });
  for (const part of parts) {
    restore(part, submitter.draft.values?.[part.field.id]);
    showCount(part, marks, texts);
  }
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('focusin', () => submitter.dispatch({ type: 'touch' }), { signal, once: true });

  return () => {
    listening.abort();
    submitter.destroy();
    marks.restore();
  };
}

/** Gives a control its kept value, unless the server or the visitor wrote something since. */
function restore({ control }: FieldPart, value: unknown): void {
  if (typeof value === 'string' && !control.value) control.value = value;
}
