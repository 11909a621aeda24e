import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormEvent, FormState } from './form-state';
import { createFormState, stepForm } from './step-form';

const failure = (status: number, rest = {}) =>
  ({ type: 'answer', result: { ok: false, status, ...rest } }) as const;
const values = { 'text-1': 'Ada' };
const events = {
  touch: { type: 'touch' },
  submit: { type: 'submit', values, errors: {} },
  wrong: { type: 'submit', values: {}, errors: { 'text-1': 'Fill in this field.' } },
  key: { type: 'key', key: 'k1' },
  'no key': { type: 'key', key: '' },
  saved: { type: 'answer', result: { ok: true } },
  refused: failure(400, { errors: { 'text-1': 'No.' } }),
  unreached: failure(0),
  expired: failure(401),
  conflict: failure(409),
  waited: { type: 'waited' },
  thrown: { type: 'answer' },
} as const satisfies Record<string, FormEvent>;
type EventName = keyof typeof events;

const states = {
  idle: createFormState(),
  'idle, asking': { ...createFormState(), key: null },
  'idle, with key': createFormState('k0'),
  'failure, with key': { ...createFormState('k0'), status: 'failure' },
  'failure, asking': { ...createFormState(), status: 'failure', key: null },
  'submitting, key': { ...createFormState(), status: 'submitting-key', key: null },
  'submitting, save': { ...createFormState('k0'), status: 'submitting-save' },
  'submitting, third save': { ...createFormState('k0'), status: 'submitting-save', tries: 2 },
  'submitting, wait': { ...createFormState('k0'), status: 'submitting-wait', tries: 1 },
  success: { ...createFormState(), status: 'success' },
} as const satisfies Record<string, FormState>;
type StateName = keyof typeof states;

const found = 'failure: keepDraft showFailure';

/**
 * What each event does in each state: next status and effects. Events that are not listed are
 * ignored.
 */
const table: Record<StateName, Partial<Record<EventName, string>>> = {
  idle: {
    touch: 'idle: requestKey',
    submit: 'submitting-key: lock requestKey',
    wrong: found,
    // Another tab has received it for the same letter.
    key: 'idle: keepDraft',
  },
  'idle, asking': {
    submit: 'submitting-key: lock',
    wrong: found,
    key: 'idle: keepDraft',
    'no key': 'idle: keepDraft',
  },
  'idle, with key': { submit: 'submitting-save: lock save', wrong: found },
  'failure, with key': { submit: 'submitting-save: lock save', wrong: found },
  'failure, asking': {
    submit: 'submitting-key: lock',
    wrong: found,
    key: 'failure: keepDraft',
    'no key': 'failure: keepDraft',
  },
  'submitting, key': { key: 'submitting-save: keepDraft save', 'no key': found },
  'submitting, save': {
    saved: 'success: succeed',
    refused: found,
    unreached: 'submitting-wait: wait',
    expired: 'submitting-key: keepDraft requestKey',
    conflict: found,
    thrown: found,
  },
  'submitting, third save': {
    saved: 'success: succeed',
    refused: found,
    unreached: found,
    expired: found,
    conflict: found,
    thrown: found,
  },
  'submitting, wait': { waited: 'submitting-save: save' },
  success: {},
};

// Object.keys loses the names with which the objects were written.
const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];
const cells = stateNames.flatMap((state) =>
  eventNames.map((event) => [state, event, table[state][event]] as const),
);

describe('stepForm', () => {
  it.each(cells)('%s + %s → %s', (stateName, eventName, expected) => {
    const before: FormState = states[stateName];
    const { state, effects } = stepForm(before, events[eventName]);
    if (expected === undefined) {
      expect(state).toEqual(before);
      expect(effects).toEqual([]);
    } else {
      expect(`${state.status}: ${effects.join(' ')}`.trim()).toBe(expected);
    }
  });

  it('[4.01e] ignores a second submit while submitting', () => {
    for (const name of ['submitting, key', 'submitting, save', 'submitting, wait'] as const) {
      expect(stepForm(states[name], events.submit)).toEqual({ state: states[name], effects: [] });
    }
  });

  it('keeps the key through what may still have been stored, and drops one that is spent', () => {
    const keyAfter = (event: FormEvent) =>
      stepForm(states['submitting, third save'], event).state.key;
    expect([events.unreached, events.refused, events.thrown].map(keyAfter)).toEqual([
      'k0',
      'k0',
      'k0',
    ]);
    expect([events.saved, events.expired, events.conflict].map(keyAfter)).toEqual(['', '', '']);
  });

  it('names the reason for which there is no key [8.02]', () => {
    const codeAfter = (failure?: { status: number; code?: string }) =>
      stepForm(states['submitting, key'], { type: 'key', key: '', failure }).state.failure?.code;
    expect(
      [undefined, { status: 500 }, { status: 404 }, { status: 401, code: 'crumb' }].map(codeAfter),
    ).toEqual(['KEY_ERROR', 'KEY_ERROR', 404, 'COOKIES_OFF']);
  });

  it('remembers what went wrong', () => {
    const { state } = stepForm(states['submitting, save'], events.refused);
    expect(state.failure).toEqual({ code: 'ERROR_ABOVE', errors: { 'text-1': 'No.' } });
  });

  it('sends the values that were submitted, whatever is typed meanwhile', () => {
    const { state } = stepForm(states['idle, with key'], events.submit);
    const waiting = stepForm(state, events.unreached).state;
    expect(stepForm(waiting, { ...events.submit, values: { 'text-1': 'Bob' } }).state.values).toBe(
      values,
    );
    expect(stepForm(waiting, events.waited).state.values).toBe(values);
  });

  it('whatever happens, it saves one at a time, at most three times per key and four per submit, and never after success', () => {
    const event = fc.constantFrom(...eventNames).map((name): FormEvent => events[name]);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (sequence) => {
        let state = createFormState();
        let saving = false;
        let succeeded = false;
        let perSubmit = 0;
        let perKey = 0;
        for (const next of sequence) {
          if (state.status === 'submitting-save' && next.type === 'answer') saving = false;
          const step = stepForm(state, next);
          for (const effect of step.effects) {
            if (effect === 'lock') perSubmit = perKey = 0;
            if (effect === 'requestKey') perKey = 0;
            if (effect !== 'save') continue;
            expect(saving || succeeded).toBe(false);
            expect(step.state.key).toBeTruthy();
            saving = true;
            expect((perKey += 1)).toBeLessThanOrEqual(3);
            expect((perSubmit += 1)).toBeLessThanOrEqual(4);
          }
          state = step.state;
          succeeded ||= state.status === 'success';
        }
      }),
      { numRuns: 5000 },
    );
  });
});
