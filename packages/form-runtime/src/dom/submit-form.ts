import { buildSubmission } from '../build-submission';
import { checkForm } from '../check-form';
import type { FormEffect, FormEvent, FormState } from '../form-state';
import { isRedirect } from '../is-redirect';
import { retryDelay } from '../retry';
import { sanitizeForm } from '../sanitize-form';
import { createFormState, stepForm } from '../step-form';
import { attempt } from './attempt';
import { createDraftKeeper } from './draft';
import type { FieldPart } from './field-parts';
import { formParts } from './form-parts';
import type { FormView } from './form-view';
import type { MountFormOptions } from './mount-form-options';

/** How long typing must rest before the draft is kept, in milliseconds [9.22]. */
const draftDelay = 300;

/**
 * Runs the submit machine over a form: listens, does what its effects say and tells it
 * what came of it; keeps the draft and gives it back after a reload. The signal ends
 * listeners, requests and waiting times; what is kept stays.
 */
export function submitForm(
  form: HTMLFormElement,
  fields: readonly FieldPart[],
  view: FormView,
  options: MountFormOptions,
  signal: AbortSignal,
): void {
  const { transport, page, clock, random, texts, storage, navigate = goTo } = options;
  const formId = form.getAttribute(formParts.formId) ?? '';
  const keeper = createDraftKeeper(() => storage ?? sessionStorage, formId);
  const draft = keeper.read();
  let state = createFormState(typeof draft.key === 'string' ? draft.key : undefined);
  let rest: unknown;
  let retry: unknown;

  const readValues = () => sanitizeForm({ fields }, Object.fromEntries(new FormData(form)));

  function keepDraft(): void {
    clock.clearTimeout(rest);
    keeper.write({ key: state.key, values: readValues() });
  }

  function onInput(): void {
    clock.clearTimeout(rest);
    rest = clock.setTimeout(keepDraft, draftDelay);
  }

  function onSubmit(event: Event): void {
    event.preventDefault();
    keepDraft();
    dispatch({ type: 'submit', errors: checkForm({ fields }, readValues(), { texts }) });
  }

  function dispatch(event: FormEvent): void {
    if (signal.aborted) return;
    const step = stepForm(state, event);
    state = step.state;
    for (const effect of step.effects) effects[effect](state);
  }

  const effects: Readonly<Record<FormEffect, (state: FormState) => unknown>> = {
    ...view,
    keepKey: keepDraft,
    forgetDraft: keeper.forget,
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

  for (const { id, control } of fields) {
    const kept = draft.values?.[id];
    // The server or the visitor may have written something since.
    if (typeof kept === 'string' && !control.value) control.value = kept;
  }
  form.addEventListener('focusin', () => dispatch({ type: 'touch' }), { signal, once: true });
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  signal.addEventListener('abort', () => {
    clock.clearTimeout(rest);
    clock.clearTimeout(retry);
  });
}

function goTo(address: string): void {
  location.assign(address);
}
