import { readFailure, type SubmitFailure } from './failure-message';
import type { FieldErrors } from './form-definition';
import type { FormEffect, FormEvent, FormState, FormStep } from './form-state';
import type { TransportFailure } from './form-transport';
import { isRetryable, maxTries } from './retry';

/** The state a form starts in; `key` is the one kept through a reload, if any. */
export function createFormState(key?: string): FormState {
  return { status: 'idle', key, asking: false, tries: 0 };
}

/**
 * The submit machine of [4.01]: the next state and what is to be done. An event that
 * does not fit the state changes nothing, a second submit while submitting above all.
 *
 * @example
 * stepForm(createFormState('k1'), { type: 'submit', errors: {} });
 * // { state: { status: 'submitting-save', … }, effects: ['lock', 'save'] }
 */
export function stepForm(state: FormState, event: FormEvent): FormStep {
  const { status, key, asking } = state;
  const open = status === 'idle' || status === 'failure';
  const saving = status === 'submitting-save';

  if (event.type === 'touch' && open && !key && !asking) return to({ ...state, asking: true }, 'requestKey');
  if (event.type === 'submit' && open) return submit(state, event.errors);
  if (event.type === 'key' && asking) {
    const keyed = { ...state, key: event.key, asking: false };
    return open ? to(keyed, 'keepKey') : send(keyed, 'keepKey');
  }
  if (event.type === 'keyFailed' && asking) {
    const keyless = { ...state, asking: false };
    return open ? to(keyless) : fail(keyless, { code: 'KEY_ERROR' });
  }
  if (event.type === 'saved' && saving) {
    return to({ ...state, status: 'success', key: undefined }, 'forgetDraft', 'showSuccess', 'redirect');
  }
  if (event.type === 'saveFailed' && saving) return saveFailed(state, event.failure);
  if (event.type === 'thrown' && saving) return fail(state, { code: 'SUBMIT_ERROR' });
  if (event.type === 'waited' && status === 'submitting-wait') return send(state);
  return to(state);
}

function to(state: FormState, ...effects: FormEffect[]): FormStep {
  return { state, effects };
}

function submit(state: FormState, errors: FieldErrors): FormStep {
  if (Object.keys(errors).length > 0) {
    return to({ ...state, status: 'failure', failure: { code: 'ERROR_ABOVE', errors } }, 'showErrors');
  }
  const fresh = { ...state, tries: 0 };
  return state.key ? send(fresh, 'lock') : awaitKey(fresh, 'lock');
}

function awaitKey(state: FormState, before: FormEffect): FormStep {
  const waiting = { ...state, status: 'submitting-key', asking: true } as const;
  return state.asking ? to(waiting, before) : to(waiting, before, 'requestKey');
}

function send(state: FormState, ...before: FormEffect[]): FormStep {
  return to({ ...state, status: 'submitting-save', tries: state.tries + 1 }, ...before, 'save');
}

function saveFailed(state: FormState, failure: TransportFailure): FormStep {
  const { status, retryAfter } = failure;
  const again = state.tries < maxTries;
  if (again && isRetryable(failure)) return to({ ...state, status: 'submitting-wait', retryAfter }, 'wait');

  const failed = fail(state, readFailure(failure));
  if (status !== 401 && status !== 409) return failed;
  // 401: the key is no good. 409: it was used for other values, whose answer got lost.
  // Either way the next submission needs a key of its own; a 401 is replaced at once, but only once.
  if (status === 401 && again) return awaitKey({ ...state, key: undefined, tries: maxTries }, 'keepKey');
  return to({ ...failed.state, key: undefined }, 'keepKey', ...failed.effects);
}

function fail(state: FormState, failure: SubmitFailure): FormStep {
  return to({ ...state, status: 'failure', failure }, 'unlock', 'showErrors');
}
