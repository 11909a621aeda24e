import { readFailure, type SubmitFailure } from './failure-message';
import type { FormEffect, FormEvent, FormState, FormStatus, FormStep } from './form-state';
import type { TransportFailure } from './form-transport';
import { isRetryable, maxTries } from './retry';

/** What an event of each type does to a state; nothing where it is left out. */
type Transitions = {
  readonly [Type in FormEvent['type']]?: (
    state: FormState,
    event: Extract<FormEvent, { type: Type }>,
  ) => FormStep | undefined;
};

const open: Transitions = {
  touch: (state) => (state.key || state.asking ? undefined : ask(state)),
  submit: (state, { errors }) =>
    Object.keys(errors).length > 0
      ? to({ ...state, status: 'failure', failure: { code: 'ERROR_ABOVE', errors } }, 'showErrors')
      : begin({ ...state, tries: 0 }),
  key: (state, { key }) => (state.asking ? to({ ...state, key, asking: false }, 'keepKey') : undefined),
  keyFailed: (state) => to({ ...state, asking: false }),
};

const transitions: Readonly<Record<FormStatus, Transitions>> = {
  idle: open,
  failure: open,
  'submitting-key': {
    key: (state, { key }) => send({ ...state, key, asking: false }, 'keepKey'),
    keyFailed: (state) => fail({ ...state, asking: false }, { code: 'KEY_ERROR' }),
  },
  'submitting-save': {
    saved: (state) => to({ ...state, status: 'success', key: undefined }, 'forgetDraft', 'showSuccess', 'redirect'),
    saveFailed: (state, { failure }) => saveFailed(state, failure),
    thrown: (state) => fail(state, { code: 'SUBMIT_ERROR' }),
  },
  'submitting-wait': { waited: (state) => send(state) },
  success: {},
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
  const transition = transitions[state.status][event.type] as
    | ((state: FormState, event: FormEvent) => FormStep | undefined)
    | undefined;
  return transition?.(state, event) ?? to(state);
}

function to(state: FormState, ...effects: FormEffect[]): FormStep {
  return { state, effects };
}

function ask(state: FormState, ...before: FormEffect[]): FormStep {
  return to({ ...state, asking: true }, ...before, 'requestKey');
}

function begin(state: FormState): FormStep {
  if (state.key) return send(state, 'lock');
  const waiting: FormState = { ...state, status: 'submitting-key' };
  return state.asking ? to(waiting, 'lock') : ask(waiting, 'lock');
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
