import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormEvent, FormState } from './form-state';
import { createFormState, stepForm } from './step-form';

const failure = (status: number, rest = {}) => ({ type: 'saveFailed', failure: { ok: false, status, ...rest } }) as const;
const events = {
  touch: { type: 'touch' },
  submit: { type: 'submit', errors: {} },
  wrong: { type: 'submit', errors: { 'text-1': 'Name is required.' } },
  key: { type: 'key', key: 'k1' },
  keyFailed: { type: 'keyFailed' },
  saved: { type: 'saved' },
  refused: failure(400, { errors: { 'text-1': 'No.' } }),
  unreached: failure(0),
  expired: failure(401),
  conflict: failure(409),
  waited: { type: 'waited' },
  thrown: { type: 'thrown' },
} as const satisfies Record<string, FormEvent>;
type EventName = keyof typeof events;

const states = {
  idle: createFormState(),
  'idle, asking': { ...createFormState(), asking: true },
  'idle, with key': createFormState('k0'),
  'failure, with key': { ...createFormState('k0'), status: 'failure' },
  'submitting, key': { ...createFormState(), status: 'submitting-key', asking: true },
  'submitting, save': { ...createFormState('k0'), status: 'submitting-save', tries: 1 },
  'submitting, third save': { ...createFormState('k0'), status: 'submitting-save', tries: 3 },
  'submitting, wait': { ...createFormState('k0'), status: 'submitting-wait', tries: 1 },
  success: { ...createFormState(), status: 'success' },
} as const satisfies Record<string, FormState>;
type StateName = keyof typeof states;

/** What each event does in each state: next status and effects. What is left out is ignored. */
const table: Record<StateName, Partial<Record<EventName, string>>> = {
  idle: {
    touch: 'idle: requestKey',
    submit: 'submitting-key: lock requestKey',
    wrong: 'failure: showErrors',
    keyFailed: 'idle:',
  },
  'idle, asking': {
    submit: 'submitting-key: lock',
    wrong: 'failure: showErrors',
    key: 'idle: keepKey',
    keyFailed: 'idle:',
  },
  'idle, with key': { submit: 'submitting-save: lock save', wrong: 'failure: showErrors', keyFailed: 'idle:' },
  'failure, with key': { submit: 'submitting-save: lock save', wrong: 'failure: showErrors', keyFailed: 'failure:' },
  'submitting, key': { key: 'submitting-save: keepKey save', keyFailed: 'failure: unlock showErrors' },
  'submitting, save': {
    saved: 'success: forgetDraft showSuccess redirect',
    refused: 'failure: unlock showErrors',
    unreached: 'submitting-wait: wait',
    expired: 'submitting-key: keepKey requestKey',
    conflict: 'failure: keepKey unlock showErrors',
    thrown: 'failure: unlock showErrors',
  },
  'submitting, third save': {
    saved: 'success: forgetDraft showSuccess redirect',
    refused: 'failure: unlock showErrors',
    unreached: 'failure: unlock showErrors',
    expired: 'failure: keepKey unlock showErrors',
    conflict: 'failure: keepKey unlock showErrors',
    thrown: 'failure: unlock showErrors',
  },
  'submitting, wait': { waited: 'submitting-save: save' },
  success: {},
};

// Object.keys forgets the names that the objects were written with.
const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];
const cells = stateNames.flatMap((state) => eventNames.map((event) => [state, event, table[state][event]] as const));

describe('stepForm', () => {
  it.each(cells)('%s + %s → %s', (stateName, eventName, expected) => {
    const before: FormState = states[stateName];
    const { state, effects } = stepForm(before, events[eventName]);
    if (expected === undefined) {
      expect(state).toBe(before);
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
    const keyAfter = (event: FormEvent) => stepForm(states['submitting, third save'], event).state.key;
    expect([events.unreached, events.refused, events.thrown].map(keyAfter)).toEqual(['k0', 'k0', 'k0']);
    expect([events.saved, events.expired, events.conflict].map(keyAfter)).toEqual([undefined, undefined, undefined]);
  });

  it('remembers what went wrong', () => {
    const { state } = stepForm(states['submitting, save'], events.refused);
    expect(state.failure).toEqual({ code: 'ERROR_ABOVE', errors: { 'text-1': 'No.' } });
  });

  it('whatever happens, it saves one at a time, at most three times per submit and key, and never after success', () => {
    const event = fc.constantFrom(...eventNames).map((name): FormEvent => events[name]);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (sequence) => {
        let state = createFormState();
        let saving = false;
        let succeeded = false;
        let saves = 0;
        for (const next of sequence) {
          const step = stepForm(state, next);
          if (step.state !== state && ['saved', 'saveFailed', 'thrown'].includes(next.type)) saving = false;
          if (step.effects.includes('lock')) saves = 0;
          for (const effect of step.effects) {
            if (effect !== 'save') continue;
            expect(saving || succeeded).toBe(false);
            expect(step.state.key).toBeTruthy();
            saving = true;
            saves += 1;
          }
          expect(saves).toBeLessThanOrEqual(4);
          state = step.state;
          succeeded ||= state.status === 'success';
        }
      }),
      { numRuns: 5000 },
    );
  });
});
