import { buildSubmission } from '../build-submission';
import { checkForm } from '../check-form';
import type { FormValues } from '../form-definition';
import type { FormEffect, FormEvent, FormState } from '../form-state';
import { isRedirect } from '../is-redirect';
import { retryDelay } from '../retry';
import { sanitizeText } from '../sanitize-text';
import { createFormState, stepForm } from '../step-form';
import { textOf } from '../text-of';
import { attempt } from './attempt';
import { createDraftKeeper, draftDelay } from './draft';
import type { FieldPart } from './field-parts';
import { formParts } from './form-parts';
import type { FormView } from './form-view';
import type { MountFormOptions } from './mount-form-options';

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
  const { transport, clock, navigate = (address) => location.assign(address) } = options;
  const attribute = (name: string) => form.getAttribute(name) ?? '';
  const formId = attribute(formParts.formId);
  const keeper = createDraftKeeper(formId, options.storage);
  const draft = keeper.read();
  let state = createFormState(textOf(draft, 'key'));
  let rest: unknown;
  let retry: unknown;

  function readValues(): FormValues {
    const texts = Object.fromEntries(new FormData(form));
    return Object.fromEntries(fields.map(({ id, type }) => [id, sanitizeText(type, textOf(texts, id))]));
  }

  function keepDraft(): void {
    keeper.keep(state.status === 'success' ? undefined : { key: state.key, values: readValues() });
  }

  function onInput({ target }: Event): void {
    for (const part of fields) {
      if (part.control !== target) continue;
      part.showError();
      part.showCount();
    }
    clock.clearTimeout(rest);
    rest = clock.setTimeout(keepDraft, draftDelay);
  }

  function onSubmit(event: Event): void {
    // Someone else has answered it: the host, or another mount of the same form.
    if (event.defaultPrevented) return;
    event.preventDefault();
    keepDraft();
    const values = readValues();
    dispatch({ type: 'submit', values, errors: checkForm({ fields }, values, options.texts) });
  }

  function dispatch(event: FormEvent): void {
    if (signal.aborted) return;
    const step = stepForm(state, event);
    state = step.state;
    for (const effect of step.effects) effects[effect](state);
  }

  const effects: Readonly<Record<FormEffect, (state: FormState) => unknown>> = {
    ...view,
    keepDraft,
    requestKey: async () => {
      const result = await attempt(() => transport.requestKey(formId, signal));
      dispatch({ type: 'key', key: textOf(result?.ok && result.data, 'key') });
    },
    save: async ({ key, values }) => {
      const submission = buildSubmission({ key: key ?? '', formId, values, page: options.page });
      dispatch({ type: 'answer', result: await attempt(() => transport.save(submission, signal)) });
    },
    wait: ({ tries, retryAfter }) => {
      retry = clock.setTimeout(() => dispatch({ type: 'waited' }), retryDelay(tries, options.random(), retryAfter));
    },
    succeed: () => {
      keepDraft();
      view.showSuccess();
      const address = attribute(formParts.redirect);
      // An address that is none is refused; the success text stays.
      if (isRedirect(address)) void attempt(() => navigate(address));
    },
  };

  for (const part of fields) {
    // The server or the visitor may have written something since.
    part.control.value ||= textOf(draft.values, part.id);
    part.showCount();
  }
  form.addEventListener('focusin', () => dispatch({ type: 'touch' }), { signal, once: true });
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  signal.addEventListener('abort', () => {
    clock.clearTimeout(rest);
    clock.clearTimeout(retry);
  });
}
