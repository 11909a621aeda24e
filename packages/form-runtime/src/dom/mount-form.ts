import type { Teardown } from '@frontage/core-lifecycle';
import { readFieldParts } from './field-parts';
import { createFormView } from './form-view';
import { createMark } from './mark';
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
  const mounted = new AbortController();
  const { signal } = mounted;
  const mark = createMark(signal);
  const fields = readFieldParts(form, mark, options.texts);
  const view = createFormView(form, fields, mark, options.texts);
  submitForm(form, fields, view, options, signal);
  return () => mounted.abort();
}
