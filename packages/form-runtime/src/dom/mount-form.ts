import type { Teardown } from '@frontage/core-lifecycle';
import { createSubmitter } from './create-submitter';
import { readFieldParts } from './field-parts';
import { showCount, showError } from './field-view';
import { createFormView } from './form-view';
import { createMarks } from './marks';
import type { MountFormOptions } from './mount-form-options';

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
  const { texts } = options;
  const mounted = new AbortController();
  const { signal } = mounted;
  const fields = readFieldParts(form);
  const marks = createMarks(signal);
  const view = createFormView(form, fields, marks, texts);
  const { draft, keepDraftSoon, touch, submit } = createSubmitter(form, { fields }, view, options, signal);

  function onSubmit(event: Event): void {
    event.preventDefault();
    submit();
  }

  function onInput({ target }: Event): void {
    const part = fields.find(({ control }) => control === target);
    if (!part) return;
    showError(part, marks);
    showCount(part, marks, texts);
    keepDraftSoon();
  }

  marks.set(form, { novalidate: '' });
  for (const part of fields) {
    const { id, control } = part;
    const kept = draft.values?.[id];
    // The server or the visitor may have written something since.
    if (typeof kept === 'string' && !control.value) control.value = kept;
    showCount(part, marks, texts);
  }
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('focusin', touch, { signal, once: true });

  return () => mounted.abort();
}
