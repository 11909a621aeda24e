import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaptchaFormEvent, CaptchaFormState } from './captcha-state';
import { failureMessage } from './failure-message';
import { createCaptchaFormState, stepCaptchaForm } from './step-captcha-form';

const values = { 'text-1': 'Ada' };
const events = {
  touch: { type: 'touch' },
  submit: { type: 'submit', values, errors: {} },
  wrong: { type: 'submit', values: {}, errors: { 'text-1': 'Name is required.' } },
  key: { type: 'key', key: 'k1' },
  'no key': { type: 'key', key: '' },
  completed: { type: 'captcha', captchaKey: 'c1' },
  expired: { type: 'captcha', captchaKey: '' },
  saved: { type: 'answer', result: { ok: true } },
  refused: { type: 'answer', result: { ok: false, status: 400, errors: { 'text-1': 'No.' } } },
  unreached: { type: 'answer', result: { ok: false, status: 0 } },
  waited: { type: 'waited' },
} as const satisfies Record<string, CaptchaFormEvent>;
type EventName = keyof typeof events;

const idle = createCaptchaFormState('k0');
const states = {
  waiting: idle,
  completed: { ...idle, captchaKey: 'c0' },
  failure: { ...idle, status: 'failure' },
  'submitting, key': { ...idle, status: 'submitting-key', key: null, captchaKey: 'c0' },
  'submitting, save': { ...idle, status: 'submitting-save', captchaKey: 'c0' },
  'submitting, third save': { ...idle, status: 'submitting-save', captchaKey: 'c0', tries: 2 },
  'submitting, wait': { ...idle, status: 'submitting-wait', captchaKey: 'c0', tries: 1 },
  success: { ...idle, status: 'success', captchaKey: 'c0' },
} as const satisfies Record<string, CaptchaFormState>;
type StateName = keyof typeof states;

const asked = 'failure "": keepDraft tellCaptcha';
const reset = 'failure "": resetCaptcha keepDraft showFailure';

/** What each event does in each state: next status, captcha key and effects. What is left out is ignored. */
const table: Record<StateName, Partial<Record<EventName, string>>> = {
  waiting: { submit: asked, wrong: 'failure "": keepDraft showFailure', completed: 'idle "c1": showCaptcha' },
  completed: {
    submit: 'submitting-save "c0": lock save',
    wrong: 'failure "c0": keepDraft showFailure',
    completed: 'idle "c1": showCaptcha',
    expired: 'idle "": showCaptcha',
  },
  failure: { submit: asked, wrong: 'failure "": keepDraft showFailure', completed: 'failure "c1": showCaptcha' },
  'submitting, key': { key: 'submitting-save "c0": keepDraft save', 'no key': reset },
  'submitting, save': { saved: 'success "c0": succeed', refused: reset, unreached: 'submitting-wait "c0": wait' },
  'submitting, third save': { saved: 'success "c0": succeed', refused: reset, unreached: reset },
  'submitting, wait': { waited: 'submitting-save "c0": save' },
  success: {},
};

// Object.keys forgets the names that the objects were written with.
const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];
const cells = stateNames.flatMap((state) => eventNames.map((event) => [state, event, table[state][event]] as const));

describe('stepCaptchaForm', () => {
  it.each(cells)('%s + %s → %s', (stateName, eventName, expected) => {
    const before: CaptchaFormState = states[stateName];
    const { state, effects } = stepCaptchaForm(before, events[eventName]);
    if (expected === undefined) {
      expect(state).toEqual(before);
      expect(effects).toEqual([]);
    } else {
      expect(`${state.status} "${state.captchaKey}": ${effects.join(' ')}`).toBe(expected);
    }
  });

  it('[5.01] [8.01a] a form whose captcha is not completed says so', () => {
    const { failure } = stepCaptchaForm(idle, events.submit).state;
    expect(failure?.code).toBe('CAPTCHA_INCOMPLETE_ERROR');
    expect(failure && failureMessage(failure)).toBe('Complete CAPTCHA before submitting.');
    const german = stepCaptchaForm(idle, events.submit, { CAPTCHA_INCOMPLETE_ERROR: 'Bitte erst das CAPTCHA lösen.' }).state.failure;
    expect(german && failureMessage(german)).toBe('Bitte erst das CAPTCHA lösen.');
  });

  it('after a failure, nothing is sent until the captcha is completed again', () => {
    const { state } = stepCaptchaForm(states['submitting, save'], events.refused);
    expect(stepCaptchaForm(state, events.submit).effects).not.toContain('save');
    const again = stepCaptchaForm(state, events.completed).state;
    expect(stepCaptchaForm(again, events.submit)).toMatchObject({ state: { captchaKey: 'c1' }, effects: ['lock', 'save'] });
  });

  it('whatever happens, it saves only with a completed captcha, and the same one through every try of a submission', () => {
    const event = fc.constantFrom(...eventNames).map((name): CaptchaFormEvent => events[name]);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (sequence) => {
        let state = createCaptchaFormState();
        let used = '';
        for (const next of sequence) {
          const step = stepCaptchaForm(state, next);
          state = step.state;
          if (step.effects.includes('lock')) used = state.captchaKey;
          if (!step.effects.includes('save')) continue;
          expect(state.captchaKey).not.toBe('');
          expect(state.captchaKey).toBe(used);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
