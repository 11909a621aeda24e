import type { Teardown } from '@frontage/core-lifecycle';
import { formParts } from '../markup/form-parts';
import type { MountFormOptions } from './mount-form-options';
import { submitForm } from './submit-form';

/**
 * Gives a form from the server its behaviour: checks, errors, counter, key, submission, draft
 * [4.01] [5.05] [5.06] [5.07]. The values stay in the page; the listeners are on the form, none on
 * a field. Email addresses may end in any top level.
 *
 * @returns undoes everything: attributes, texts, listeners, timers, requests
 * @example
 * const unmount = mountForm(form, { transport, page, clock: browserClock(window), random:
 * Math.random });
 */
export function mountForm(form: HTMLFormElement, options: MountFormOptions): Teardown {
  let mounted = start();

  function start(): AbortController {
    const begun = new AbortController();
    submitForm(form, options, begun.signal);
    return begun;
  }

  function onShow({ persisted }: PageTransitionEvent): void {
    // A visitor who returns to a page from the back-forward cache finds an empty form, not a sent
    // one.
    if (!persisted || form.getAttribute(formParts.state) !== 'success') return;
    mounted.abort();
    mounted = start();
  }

  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pageshow', onShow);
    mounted.abort();
  };
}
