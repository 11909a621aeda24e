import { readFailure, type SubmitFailure } from './failure-message';
import type { FieldErrors } from './form-definition';
import type { FormEffect, FormEvent, FormState, FormStep } from './form-state';
import type { TransportFailure } from './form-transport';
import { isRetryable, maxTries } from './retry';

/** What an event of each type does to a state; nothing where it does not fit. */
type Transitions = {
  readonly [Type in FormEvent['type']]: (state: FormState, event: Extract<FormEvent, { type: Type }>) => FormStep | false;
};

const transitions: Transitions = {
  touch: (state) => isOpen(state) && !state.key && !state.asking && to({ ...state, asking: true }, 'requestKey'),
  submit: (state, { errors }) => isOpen(state) && submit({ ...state, tries: 0 }, errors),
  key: (state, { key }) => state.asking && keyCame({ ...state, key, asking: false }),
  keyFailed: (state) => state.asking && keyFailed({ ...state, asking: false }),
  saved: (state) =>
    isSaving(state) && to({ ...state, status: 'success', key: undefined }, 'forgetDraft', 'showSuccess', 'redirect'),
  saveFailed: (state, { failure }) => isSaving(state) && saveFailed(state, failure),
  thrown: (state) => isSaving(state) && fail(state, { code: 'SUBMIT_ERROR' }),
  waited: (state) => state.status === 'submitting-wait' && send(state),
};

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
  // The entry found under an event's type takes that event, which the compiler cannot follow.
  const transition = transitions[event.type] as (state: FormState, event: FormEvent) => FormStep | false;
  return transition(state, event) || to(state);
}

function isOpen({ status }: FormState): boolean {
  return status === 'idle' || status === 'failure';
}

function isSaving({ status }: FormState): boolean {
  return status === 'submitting-save';
}

function to(state: FormState, ...effects: FormEffect[]): FormStep {
  return { state, effects };
}

function submit(state: FormState, errors: FieldErrors): FormStep {
  if (Object.keys(errors).length > 0) {
    return to({ ...state, status: 'failure', failure: { code: 'ERROR_ABOVE', errors } }, 'showErrors');
  }
  return state.key ? send(state, 'lock') : awaitKey(state, 'lock');
}

function awaitKey(state: FormState, before: FormEffect): FormStep {
  const waiting = { ...state, status: 'submitting-key', asking: true } as const;
  return state.asking ? to(waiting, before) : to(waiting, before, 'requestKey');
}

function keyCame(state: FormState): FormStep {
  return isOpen(state) ? to(state, 'keepKey') : send(state, 'keepKey');
}

function keyFailed(state: FormState): FormStep {
  return isOpen(state) ? to(state) : fail(state, { code: 'KEY_ERROR' });
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
