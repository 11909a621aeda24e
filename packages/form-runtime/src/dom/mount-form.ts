import type { Teardown } from '@frontage/core-lifecycle';
import { readFieldParts } from './field-parts';
import { showCount, showError } from './field-view';
import { createFormView } from './form-view';
import { createMarks } from './marks';
import type { MountFormOptions } from './mount-form-options';
import { submitForm } from './submit-form';

/**
 * Gives a form of the server its behaviour: checks, errors, counter, key, submission,
 * draft [4.01] [5.05] [5.06] [5.07]. The values stay in the page; the listeners
 * stand on the form, none on a field. Email addresses may end in any top level.
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

  marks.set(form, { novalidate: '' });
  submitForm(form, fields, createFormView(form, fields, marks, texts), options, signal);
  for (const part of fields) showCount(part, marks, texts);

  function onInput({ target }: Event): void {
    const part = fields.find(({ control }) => control === target);
    if (!part) return;
    showError(part, marks);
    showCount(part, marks, texts);
  }

  form.addEventListener('input', onInput, { signal });
  return () => mounted.abort();
}
