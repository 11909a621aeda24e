import type { SubmitFailure } from './failure-message';
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
  touch: (state) => (state.key || state.ask !== 'none' ? undefined : ask(state)),
  submit: (state, { errors }) =>
    Object.keys(errors).length > 0
      ? to({ ...state, status: 'failure', failure: { reason: 'fields', errors } }, 'showErrors')
      : begin({ ...state, tries: 0, renewed: false }),
  key: (state, { key }) => (state.ask === 'asking' ? to({ ...state, key, ask: 'none' }, 'keepKey') : undefined),
  keyFailed: (state) => (state.ask === 'asking' ? to({ ...state, ask: 'failed' }) : undefined),
};

const transitions: Readonly<Record<FormStatus, Transitions>> = {
  idle: open,
  failure: open,
  'submitting-key': {
    key: (state, { key }) => send({ ...state, key, ask: 'none' }, 'keepKey'),
    keyFailed: (state) => fail({ ...state, ask: 'failed' }, { reason: 'key' }),
  },
  'submitting-save': {
    saved: (state) => to({ ...state, status: 'success', key: undefined }, 'forgetDraft', 'showSuccess', 'redirect'),
    saveFailed: (state, { failure }) => saveFailed(state, failure),
    thrown: (state) => fail(state, { reason: 'exception' }),
  },
  'submitting-wait': { waited: (state) => send(state) },
  success: {},
};

/** The state a form starts in; `key` is the one kept through a reload, if any. */
export function createFormState(key?: string): FormState {
  return { status: 'idle', key, ask: 'none', tries: 0, renewed: false };
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
  return to({ ...state, ask: 'asking' }, ...before, 'requestKey');
}

function begin(state: FormState): FormStep {
  if (state.key) return send(state, 'lock');
  const waiting: FormState = { ...state, status: 'submitting-key' };
  return state.ask === 'asking' ? to(waiting, 'lock') : ask(waiting, 'lock');
}

function send(state: FormState, ...before: FormEffect[]): FormStep {
  return to({ ...state, status: 'submitting-save', tries: state.tries + 1 }, ...before, 'save');
}

function saveFailed(state: FormState, failure: TransportFailure): FormStep {
  const { status, retryAfter } = failure;
  if (state.tries < maxTries && isRetryable(failure)) {
    return to({ ...state, status: 'submitting-wait', retryAfter }, 'wait');
  }

  const keyless = { ...state, key: undefined };
  if (status === 401 && !state.renewed) {
    return ask({ ...keyless, status: 'submitting-key', renewed: true }, 'keepKey');
  }
  // 401: the key is no good. 409: it was used for other values, whose answer got lost.
  // Either way the next submit needs a key of its own.
  const refused = status === 401 || status === 409;
  return fail(refused ? keyless : state, { ...failure, reason: 'save' }, ...(refused ? ['keepKey' as const] : []));
}

function fail(state: FormState, failure: SubmitFailure, ...before: FormEffect[]): FormStep {
  return to({ ...state, status: 'failure', failure }, ...before, 'unlock', 'showErrors');
}
