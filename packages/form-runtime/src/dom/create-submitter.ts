import { createDebounce } from '@frontage/core-lifecycle';
import { buildSubmission } from '../build-submission';
import { failureMessage } from '../failure-message';
import type { FormFields, FormValues } from '../form-definition';
import type { FormEffect, FormEvent } from '../form-state';
import { isRedirect } from '../is-redirect';
import { retryDelay } from '../retry';
import { sanitizeForm } from '../sanitize-form';
import { createFormState, stepForm } from '../step-form';
import { createDraftKeeper, type Draft } from './draft';
import { formIdAttribute, redirectAttribute } from './form-attributes';
import type { FormView } from './form-view';
import type { MountFormOptions } from './mount-form-options';

/** How long typing must rest before the draft is kept, in milliseconds [9.22]. */
const draftDelay = 300;

/** A form's submission, its key and its draft. */
export interface Submitter {
  /** What was kept before the page was loaded. */
  readonly draft: Draft;
  readValues(): FormValues;
  /** Keeps the draft once typing rests. */
  keepDraftSoon(): void;
  /** Keeps it now. */
  keepDraft(): void;
  /** Tells the machine what happened. */
  dispatch(event: FormEvent): void;
  /** Ends requests and waiting times; what is kept stays. */
  destroy(): void;
}

/** Runs the submit machine over a form: does what its effects say and tells it what came of it. */
export function createSubmitter(
  form: HTMLFormElement,
  definition: FormFields,
  view: FormView,
  { transport, page, clock, random, texts, storage, navigate = goTo }: MountFormOptions,
): Submitter {
  const formId = form.getAttribute(formIdAttribute) ?? '';
  const keeper = createDraftKeeper(() => storage ?? sessionStorage, formId);
  const draft = keeper.read();
  const ending = new AbortController();
  const { signal } = ending;
  let state = createFormState(typeof draft.key === 'string' ? draft.key : undefined);
  let retry: unknown;

  const readValues = () => sanitizeForm(definition, Object.fromEntries(new FormData(form)));
  const writeDraft = () => keeper.write({ key: state.key, values: readValues() });
  const keepDraftSoon = createDebounce(clock, writeDraft, draftDelay);

  function keepDraft(): void {
    keepDraftSoon.cancel();
    writeDraft();
  }

  function dispatch(event: FormEvent): void {
    if (signal.aborted) return;
    const step = stepForm(state, event);
    state = step.state;
    for (const effect of step.effects) effects[effect]();
  }

  async function requestKey(): Promise<void> {
    const result = await settle(() => transport.requestKey(formId, signal));
    dispatch(result?.ok ? { type: 'key', key: result.data.key } : { type: 'keyFailed' });
  }

  async function save(): Promise<void> {
    const submission = buildSubmission({ key: state.key ?? '', formId, values: readValues(), page });
    const result = await settle(() => transport.save(submission, signal));
    if (!result) return dispatch({ type: 'thrown' });
    dispatch(result.ok ? { type: 'saved' } : { type: 'saveFailed', failure: result });
  }

  function wait(): void {
    const delay = retryDelay(state.tries, random(), state.retryAfter);
    retry = clock.setTimeout(() => dispatch({ type: 'waited' }), delay);
  }

  function showErrors(): void {
    const { failure } = state;
    if (failure) view.showErrors(failureMessage(failure, texts), failure.errors);
  }

  function redirect(): void {
    const address = form.getAttribute(redirectAttribute);
    if (address && isRedirect(address)) navigate(address);
  }

  const { forget: forgetDraft } = keeper;
  const effects: Readonly<Record<FormEffect, () => unknown>> = {
    ...view,
    requestKey,
    keepKey: writeDraft,
    save,
    wait,
    showErrors,
    forgetDraft,
    redirect,
  };

  function destroy(): void {
    ending.abort();
    clock.clearTimeout(retry);
    keepDraftSoon.cancel();
  }

  return { draft, readValues, keepDraftSoon, keepDraft, dispatch, destroy };
}

function goTo(address: string): void {
  location.assign(address);
}

/** A transport that throws or rejects, though it should not, gives undefined. */
async function settle<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}
