import { createDebounce, type Clock, type Teardown } from '@frontage/core-lifecycle';
import { buildSubmission, type SubmissionPage } from '../build-submission';
import { failureMessage } from '../failure-message';
import type { FormEffect, FormEvent } from '../form-state';
import type { FormTransport } from '../form-transport';
import type { EmailOptions } from '../is-email';
import { isRedirect } from '../is-redirect';
import type { FormTexts } from '../messages';
import { retryDelay } from '../retry';
import { sanitizeForm } from '../sanitize-form';
import { createFormState, stepForm } from '../step-form';
import { validateForm } from '../validate-form';
import { createDraftKeeper, type DraftStorage } from './draft';
import { readFieldParts, type FieldPart } from './field-parts';
import { formIdAttribute, redirectAttribute } from './form-attributes';
import { createFormView } from './form-view';
import { createMarks } from './marks';

/** How long typing must rest before the draft is kept, in milliseconds [9.22]. */
const draftDelay = 300;

/** What a form needs besides its markup. */
export interface MountFormOptions extends EmailOptions {
  /** How the server is reached. */
  readonly transport: FormTransport;
  /** What a submission says about the page [3.05]. */
  readonly page: SubmissionPage;
  readonly clock: Clock;
  /** Numbers from 0 to below 1, e.g. `Math.random`; spreads repetitions. */
  readonly random: () => number;
  /** Texts in place of the English ones. */
  readonly texts?: FormTexts | undefined;
  /** Goes to the address after success. @default `location.assign` */
  readonly navigate?: ((address: string) => void) | undefined;
  /** Where the draft is kept. @default the tab's session storage */
  readonly storage?: DraftStorage | undefined;
}

/**
 * Gives a form of the server its behaviour: checks, errors, counter, key, submission,
 * draft [4.01] [5.05] [5.06] [5.07]. The values stay in the page; three listeners
 * stand on the form, none on a field. Email addresses may end in any top level unless
 * told otherwise.
 *
 * @returns takes everything back: attributes, texts, listeners, waiting times, requests
 * @example
 * const unmount = mountForm(form, { transport, page, clock: browserClock(window), random: Math.random });
 */
export function mountForm(form: HTMLFormElement, options: MountFormOptions): Teardown {
  const { transport, page, clock, random, texts, topLevel } = options;
  const { navigate = (address: string) => location.assign(address) } = options;
  const formId = form.getAttribute(formIdAttribute) ?? '';
  const parts = readFieldParts(form);
  const definition = { fields: parts.map(({ field }) => field) };
  const marks = createMarks();
  const view = createFormView(form, parts, marks, texts);
  const keeper = createDraftKeeper(() => options.storage ?? sessionStorage, formId);
  const draft = keeper.read();
  const ending = new AbortController();
  const { signal } = ending;

  let state = createFormState(typeof draft.key === 'string' ? draft.key : undefined);
  let retry: unknown;

  const readValues = () => sanitizeForm(definition, Object.fromEntries(new FormData(form)));
  const keepDraft = () => keeper.write({ key: state.key, values: readValues() });
  const keepDraftSoon = createDebounce(clock, keepDraft, draftDelay);

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

  const effects: Readonly<Record<FormEffect, () => unknown>> = {
    ...view,
    requestKey,
    keepKey: keepDraft,
    save,
    wait,
    showErrors,
    forgetDraft: keeper.forget,
    redirect,
  };

  function onSubmit(event: Event): void {
    event.preventDefault();
    keepDraftSoon.cancel();
    keepDraft();
    dispatch({ type: 'submit', errors: validateForm(definition, readValues(), { topLevel, texts }) });
  }

  function onInput({ target }: Event): void {
    const part = parts.find(({ control }) => control === target);
    if (!part) return;
    view.clearError(part);
    view.count(part);
    keepDraftSoon();
  }

  marks.set(form, { novalidate: '' });
  for (const part of parts) {
    restore(part, draft.values?.[part.field.id]);
    view.count(part);
  }
  form.addEventListener('submit', onSubmit, { signal });
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('focusin', () => dispatch({ type: 'touch' }), { signal, once: true });

  return () => {
    ending.abort();
    clock.clearTimeout(retry);
    keepDraftSoon.cancel();
    marks.restore();
  };
}

/** A transport that throws or rejects, though it should not, gives undefined. */
async function settle<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

/** Gives a control its kept value, unless the server or the visitor wrote something since. */
function restore({ control }: FieldPart, value: unknown): void {
  if (typeof value === 'string' && !control.value) control.value = value;
}
