import { buildSubmission } from '../build-submission';
import type { FormFields } from '../form-definition';
import type { FormEffect, FormEvent, FormState } from '../form-state';
import { isRedirect } from '../is-redirect';
import { retryDelay } from '../retry';
import { sanitizeForm } from '../sanitize-form';
import { createFormState, stepForm } from '../step-form';
import { validateForm } from '../validate-form';
import { attempt } from './attempt';
import { createDraftKeeper, type Draft } from './draft';
import { formParts } from './form-parts';
import type { FormView } from './form-view';
import type { MountFormOptions } from './mount-form-options';

/** How long typing must rest before the draft is kept, in milliseconds [9.22]. */
const draftDelay = 300;

/** A form's submission, its key and its draft. */
export interface Submitter {
  /** What was kept before the page was loaded. */
  readonly draft: Draft;
  /** Keeps the draft once typing rests. */
  keepDraftSoon(): void;
  /** The visitor began to use the form. */
  touch(): void;
  /** Keeps the draft, checks the values, and sends them when nothing is wrong. */
  submit(): void;
}

/**
 * Runs the submit machine over a form: does what its effects say and tells it what came
 * of it. The signal ends requests and waiting times; what is kept stays.
 */
export function createSubmitter(
  form: HTMLFormElement,
  definition: FormFields,
  view: FormView,
  { transport, page, clock, random, texts, topLevel, storage, navigate = goTo }: MountFormOptions,
  signal: AbortSignal,
): Submitter {
  const formId = form.getAttribute(formParts.formId) ?? '';
  const { readDraft, writeDraft, forgetDraft } = createDraftKeeper(() => storage ?? sessionStorage, formId);
  const draft = readDraft();
  let state = createFormState(typeof draft.key === 'string' ? draft.key : undefined);
  let retry: unknown;
  let rest: unknown;

  const readValues = () => sanitizeForm(definition, Object.fromEntries(new FormData(form)));

  function keepDraft(): void {
    clock.clearTimeout(rest);
    writeDraft({ key: state.key, values: readValues() });
  }

  function keepDraftSoon(): void {
    clock.clearTimeout(rest);
    rest = clock.setTimeout(keepDraft, draftDelay);
  }

  function dispatch(event: FormEvent): void {
    if (signal.aborted) return;
    const step = stepForm(state, event);
    state = step.state;
    for (const effect of step.effects) effects[effect](state);
  }

  function submit(): void {
    keepDraft();
    dispatch({ type: 'submit', errors: validateForm(definition, readValues(), { topLevel, texts }) });
  }

  const effects: Readonly<Record<FormEffect, (state: FormState) => unknown>> = {
    ...view,
    forgetDraft,
    keepKey: keepDraft,
    requestKey: async () => {
      const result = await attempt(() => transport.requestKey(formId, signal));
      dispatch(result?.ok ? { type: 'key', key: result.data.key } : { type: 'keyFailed' });
    },
    save: async ({ key = '' }) => {
      const submission = buildSubmission({ key, formId, values: readValues(), page });
      const result = await attempt(() => transport.save(submission, signal));
      if (!result) dispatch({ type: 'thrown' });
      else dispatch(result.ok ? { type: 'saved' } : { type: 'saveFailed', failure: result });
    },
    wait: ({ tries, retryAfter }) => {
      retry = clock.setTimeout(() => dispatch({ type: 'waited' }), retryDelay(tries, random(), retryAfter));
    },
    redirect: () => {
      const address = form.getAttribute(formParts.redirect) ?? '';
      if (isRedirect(address)) navigate(address);
    },
  };

  signal.addEventListener('abort', () => {
    clock.clearTimeout(retry);
    clock.clearTimeout(rest);
  });
  return { draft, keepDraftSoon, touch: () => dispatch({ type: 'touch' }), submit };
}

function goTo(address: string): void {
  location.assign(address);
}
