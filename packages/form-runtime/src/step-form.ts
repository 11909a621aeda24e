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
  const { status, asking } = state;
  const open = status === 'idle' || status === 'failure';
  const saving = status === 'submitting-save';
  switch (event.type) {
    case 'touch':
      return open && !asking && !state.key ? ask(state) : to(state);
    case 'submit':
      return open ? submit(state, event.errors) : to(state);
    case 'key':
      return asking ? keyCame({ ...state, key: event.key, asking: false }) : to(state);
    case 'keyFailed':
      return asking ? keyFailed({ ...state, asking: false }) : to(state);
    case 'saved':
      return saving ? to({ ...state, status: 'success', key: undefined }, 'forgetDraft', 'showSuccess', 'redirect') : to(state);
    case 'saveFailed':
      return saving ? saveFailed(state, event.failure) : to(state);
    case 'thrown':
      return saving ? fail(state, { code: 'SUBMIT_ERROR' }) : to(state);
    case 'waited':
      return status === 'submitting-wait' ? send(state) : to(state);
  }
}

function to(state: FormState, ...effects: FormEffect[]): FormStep {
  return { state, effects };
}

function ask(state: FormState, ...before: FormEffect[]): FormStep {
  return to({ ...state, asking: true }, ...before, 'requestKey');
}

function submit(state: FormState, errors: FieldErrors): FormStep {
  if (Object.keys(errors).length > 0) {
    return to({ ...state, status: 'failure', failure: { code: 'ERROR_ABOVE', errors } }, 'showErrors');
  }
  const waiting: FormState = { ...state, status: 'submitting-key', tries: 0 };
  if (state.key) return send(waiting, 'lock');
  return state.asking ? to(waiting, 'lock') : ask(waiting, 'lock');
}

function keyCame(state: FormState): FormStep {
  return state.status === 'submitting-key' ? send(state, 'keepKey') : to(state, 'keepKey');
}

function keyFailed(state: FormState): FormStep {
  return state.status === 'submitting-key' ? fail(state, { code: 'KEY_ERROR' }) : to(state);
}

function send(state: FormState, ...before: FormEffect[]): FormStep {
  return to({ ...state, status: 'submitting-save', tries: state.tries + 1 }, ...before, 'save');
}

function saveFailed(state: FormState, failure: TransportFailure): FormStep {
  const { status, retryAfter } = failure;
  const again = state.tries < maxTries;
  if (again && isRetryable(failure)) return to({ ...state, status: 'submitting-wait', retryAfter }, 'wait');

  // 401: the key is no good. 409: it was used for other values, whose answer got lost.
  // Either way the next submission needs a key of its own; a 401 is replaced at once, but only once.
  const keyless = { ...state, key: undefined };
  if (status === 401 && again) return ask({ ...keyless, status: 'submitting-key', tries: maxTries }, 'keepKey');
  if (status === 401 || status === 409) return fail(keyless, readFailure(failure), 'keepKey');
  return fail(state, readFailure(failure));
}

function fail(state: FormState, failure: SubmitFailure, ...before: FormEffect[]): FormStep {
  return to({ ...state, status: 'failure', failure }, ...before, 'unlock', 'showErrors');
}
