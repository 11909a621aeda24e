import { readFailure, readKeyFailure, type SubmitFailure } from './failure-message';
import type { FormEffect, FormEvent, FormState, FormStatus, FormStep } from './form-state';
import { isRetryable, maxTries } from './retry-delay';

/** The change of a state, and what to do then. */
type Change = readonly [patch: Partial<FormState>, ...effects: FormEffect[]];

/**
 * What an event of each type does to a state; nothing if it is not listed or the result is false.
 */
type Transitions = {
  readonly [Type in FormEvent['type']]?: (
    state: FormState,
    event: Extract<FormEvent, { type: Type }>,
  ) => Change | false;
};

const open: Transitions = {
  touch: ({ key }) => key === '' && [{ key: null }, 'requestKey'],
  submit: ({ key }, { errors, values }) => {
    if (Object.keys(errors).length) return fail({ code: 'ERROR_ABOVE', errors });
    const start = { tries: 0, values };
    if (key) return [{ ...start, status: 'submitting-save' }, 'lock', 'save'];
    return [
      { ...start, status: 'submitting-key', key: null },
      'lock',
      ...(key === null ? [] : ['requestKey' as const]),
    ];
  },
  key: ({ key: before }, { key }) => (key ? !before : before === null) && [{ key }, 'keepDraft'],
};

const transitions: Readonly<Record<FormStatus, Transitions>> = {
  idle: open,
  failure: open,
  'submitting-key': {
    key: (_, { key, failure }) =>
      key
        ? [{ status: 'submitting-save', key }, 'keepDraft', 'save']
        : fail({ code: readKeyFailure(failure) }, { key }),
  },
  'submitting-save': { answer: answered },
  'submitting-wait': { waited: () => [{ status: 'submitting-save' }, 'save'] },
  success: {},
};

/** Makes the state in which a form starts; `key` is the one stored through a reload, if any. */
export function createFormState(key = ''): FormState {
  return { status: 'idle', key, tries: 0, values: {} };
}

/**
 * The submit machine of [4.01]: returns the next state and what to do. An event that does not fit
 * the state changes nothing, above all a second submit while submitting.
 *
 * @example
 * stepForm(createFormState('k1'), { type: 'submit', errors: {}, values: { 'text-1': 'Ada' } });
 * // { state: { status: 'submitting-save', … }, effects: ['lock', 'save'] }
 */
export function stepForm(state: FormState, event: FormEvent): FormStep {
  // The entry under an event's type takes that event, but the compiler cannot follow this.
  const transition = transitions[state.status][event.type] as
    | ((state: FormState, event: FormEvent) => Change | false)
    | undefined;
  const [patch, ...effects] = transition?.(state, event) || [];
  return { state: { ...state, ...patch }, effects };
}

function answered(
  { tries: before }: FormState,
  { result }: Extract<FormEvent, { type: 'answer' }>,
): Change {
  if (!result) return fail({ code: 'SUBMIT_ERROR' });
  if (result.ok) return [{ status: 'success', key: '' }, 'succeed'];
  const { status, retryAfter } = result;
  const tries = before + 1;
  const canRetry = tries < maxTries;
  if (canRetry && isRetryable(result))
    return [{ status: 'submitting-wait', tries, retryAfter }, 'wait'];

  // 401: the key is invalid. 409: it was used for other values, whose answer was lost. Either way
  // the next submission needs a new key; after a 401 the key is replaced at once, but only once.
  if (canRetry && status === 401) {
    return [{ status: 'submitting-key', key: null, tries: maxTries }, 'keepDraft', 'requestKey'];
  }
  return fail(readFailure(result), (status === 401 || status === 409) && { key: '' });
}

function fail(failure: SubmitFailure, patch?: Partial<FormState> | false): Change {
  return [{ status: 'failure', failure, ...patch }, 'keepDraft', 'showFailure'];
}
