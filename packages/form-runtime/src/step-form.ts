import { readFailure, type SubmitFailure } from './failure-message';
import type { FormEffect, FormEvent, FormState, FormStatus, FormStep } from './form-state';
import { isRetryable, maxTries } from './retry';

/** What changes in a state, then what is to be done. */
type Change = readonly [patch: Partial<FormState>, ...effects: FormEffect[]];

/** What an event of each type does to a state; nothing where it is left out or the answer is false. */
type Transitions = {
  readonly [Type in FormEvent['type']]?: (state: FormState, event: Extract<FormEvent, { type: Type }>) => Change | false;
};

const open: Transitions = {
  touch: ({ key, asking }) => !key && !asking && [{ asking: true }, 'requestKey'],
  submit: ({ key, asking }, { errors }) => {
    if (Object.keys(errors).length > 0) return [failed({ code: 'ERROR_ABOVE', errors }), 'showErrors'];
    if (key) return [{ status: 'submitting-save', tries: 1 }, 'lock', 'save'];
    const waiting = { status: 'submitting-key', asking: true, tries: 0 } as const;
    return asking ? [waiting, 'lock'] : [waiting, 'lock', 'requestKey'];
  },
  key: ({ asking }, { key }) => asking && [{ key, asking: false }, 'keepKey'],
  keyFailed: () => [{ asking: false }],
};

const transitions: Readonly<Record<FormStatus, Transitions>> = {
  idle: open,
  failure: open,
  'submitting-key': {
    key: ({ tries }, { key }) => [{ status: 'submitting-save', key, asking: false, tries: tries + 1 }, 'keepKey', 'save'],
    keyFailed: () => [{ ...failed({ code: 'KEY_ERROR' }), asking: false }, 'unlock', 'showErrors'],
  },
  'submitting-save': {
    saved: () => [{ status: 'success', key: undefined }, 'forgetDraft', 'showSuccess', 'redirect'],
    saveFailed,
    thrown: () => [failed({ code: 'SUBMIT_ERROR' }), 'unlock', 'showErrors'],
  },
  'submitting-wait': {
    waited: ({ tries }) => [{ status: 'submitting-save', tries: tries + 1 }, 'save'],
  },
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
    | ((state: FormState, event: FormEvent) => Change | false)
    | undefined;
  const change = transition?.(state, event);
  if (!change) return { state, effects: [] };
  const [patch, ...effects] = change;
  return { state: { ...state, ...patch }, effects };
}

function saveFailed({ tries }: FormState, { failure }: Extract<FormEvent, { type: 'saveFailed' }>): Change {
  const { status, retryAfter } = failure;
  const again = tries < maxTries;
  if (again && isRetryable(failure)) return [{ status: 'submitting-wait', retryAfter }, 'wait'];

  // 401: the key is no good. 409: it was used for other values, whose answer got lost.
  // Either way the next submission needs a key of its own; a 401 is replaced at once, but only once.
  const key = undefined;
  if (status === 401 && again) {
    return [{ status: 'submitting-key', key, asking: true, tries: maxTries }, 'keepKey', 'requestKey'];
  }
  const patch = failed(readFailure(failure));
  if (status === 401 || status === 409) return [{ ...patch, key }, 'keepKey', 'unlock', 'showErrors'];
  return [patch, 'unlock', 'showErrors'];
}

function failed(failure: SubmitFailure): Partial<FormState> {
  return { status: 'failure', failure };
}
