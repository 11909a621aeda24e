import type { Net } from '@frontage/core-lifecycle';
import { buildSubmission } from '../build-submission';
import type { FieldErrors, FormValues } from '../form-definition';
import type { FormEffect, FormEvent, FormState } from '../form-state';
import type { SaveResult } from '../form-transport';
import { retryDelay } from '../retry-delay';
import { createFormState, stepForm } from '../step-form';
import { textOf } from '../text-of';
import type { MountFormOptions } from './mount-form-options';
import { reachServer } from './reach-server';

/** What running a form needs from its environment: the page, or a simulation in tests. */
export interface FormSurroundings extends Pick<
  MountFormOptions,
  'transport' | 'clock' | 'random' | 'page' | 'captcha' | 'uploads'
> {
  readonly formId: string;
  /** The key that was stored with the draft; only a text is a key. */
  readonly key: unknown;
  /** Reads the key that another tab has received meanwhile; only a text is a key. */
  readKey(): unknown;
  readonly net: Net;
  /** Ends requests and timers. */
  readonly signal: AbortSignal;
  /** Stores what was entered together with a key; null while a key is being requested. */
  keepDraft(key: string | null): void;
  lock(): void;
  showOffline(): void;
  showFailure(state: FormState): void;
  /** Called when the server has stored it. Only here is the draft deleted. */
  succeed(): void;
}

/** A running submit machine of a form. */
export interface FormRun {
  /** Call it when the visitor begins to use the form. */
  touch(): void;
  /** Call it when the visitor sends the form. */
  submit(values: FormValues, errors: FieldErrors): void;
  /** Stores the draft, unless it was sent. */
  keepDraft(): void;
  isSubmitting(): boolean;
}

/** Runs the submit machine: performs its effects and dispatches the results to it. */
export function runForm(surroundings: FormSurroundings): FormRun {
  const { formId, transport, clock, random, page, captcha, uploads, signal } = surroundings;
  let state = createFormState(keyIn(surroundings.key));
  let isOffline = false;
  let retry: unknown;

  const isSubmitting = () => /^submitting/.test(state.status);

  function reach<Result extends { readonly ok: boolean }>(
    call: () => Promise<Result>,
    takesItsTime?: boolean,
  ) {
    return reachServer(call, { ...surroundings, onWait }, takesItsTime);
  }

  function onWait(now: boolean): void {
    isOffline = now;
    if (isSubmitting()) effects.lock(state);
  }

  function keepDraft(): void {
    if (state.status !== 'success') surroundings.keepDraft(state.key);
  }

  function dispatch(event: FormEvent): void {
    if (signal.aborted) return;
    const wasSubmitting = isSubmitting();
    const step = stepForm(state, event);
    state = step.state;
    for (const effect of step.effects) if (effect !== 'lock') effects[effect](state);
    // After the request has started: moving the focus makes the browser lay out the page.
    if (step.effects.includes('lock')) effects.lock(state);
    if (wasSubmitting && state.status === 'failure') captcha?.reset();
  }

  /** Tabs with the same letter send it under one key: the first that any of them received. */
  function shareKey(): void {
    const key = keyIn(surroundings.readKey());
    if (key && !state.key) dispatch({ type: 'key', key });
  }

  /** Sends the files first: their ids are values too. */
  async function save({ key, values }: FormState): Promise<SaveResult | undefined> {
    const parts = { key: key ?? '', formId, page, captchaKey: captcha?.token(), values };
    if (uploads) {
      const files = await reach(() => uploads.send(parts.key, signal), true);
      if (!files?.ok) return files;
      parts.values = { ...values, ...files.data };
    }
    return reach(() => transport.save(buildSubmission(parts), signal));
  }

  const effects: Readonly<Record<FormEffect, (state: FormState) => unknown>> = {
    // The environment shows the result.
    ...surroundings,
    keepDraft,
    lock: () => {
      surroundings.lock();
      if (isOffline) surroundings.showOffline();
    },
    requestKey: async () => {
      const result = await reach(() => transport.requestKey(formId, signal));
      shareKey();
      if (result?.ok) dispatch({ type: 'key', key: textOf(result.data, 'key') });
      else dispatch({ type: 'key', key: '', failure: result });
    },
    save: async (submitted) => dispatch({ type: 'answer', result: await save(submitted) }),
    wait: ({ tries, retryAfter }) => {
      retry = clock.setTimeout(
        () => dispatch({ type: 'waited' }),
        retryDelay(tries, random(), retryAfter),
      );
    },
  };

  signal.addEventListener('abort', () => clock.clearTimeout(retry));
  return {
    touch: () => {
      shareKey();
      dispatch({ type: 'touch' });
    },
    submit: (values, errors) => {
      shareKey();
      dispatch({ type: 'submit', values, errors });
    },
    keepDraft,
    isSubmitting,
  };
}

function keyIn(draft: unknown): string {
  return typeof draft === 'string' ? draft : '';
}
