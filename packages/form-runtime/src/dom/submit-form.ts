import { browserNet } from '@frontage/core-lifecycle/dom';
import { browserMessage } from '../browser-messages';
import { isRedirect } from '../is-redirect';
import { orUndefined } from './or-undefined';
import { createDraftKeeper, draftDelay, readEntries } from './draft';
import { showCount } from './show-count';
import { hideError } from './show-error';
import {
  asControl,
  readFieldParts,
  type FieldControl,
  type FieldPart,
  type FormReading,
} from './field-part';
import { formParts } from '../markup/form-parts';
import { createFormView } from './form-view';
import { loadKinds } from './load-kinds';
import { createPatcher } from './create-patcher';
import type { MountFormOptions } from './mount-form-options';
import { readTexts } from './read-texts';
import { restoreDraft } from './restore-draft';
import { runForm } from './run-form';

/**
 * Listens to a form and runs its submit machine; stores the draft and restores it after a reload.
 * The signal ends listeners, requests and timers; the stored draft stays.
 */
export function submitForm(
  form: HTMLFormElement,
  options: MountFormOptions,
  signal: AbortSignal,
): void {
  const { clock, captcha, uploads, texts, navigate } = options;
  const formId = form.getAttribute(formParts.formId) ?? '';
  const keeper = createDraftKeeper(formId, () => readEntries(form), options);
  const { key, entries } = keeper.read();
  const patch = createPatcher(signal);
  const view = createFormView(form, patch, signal, texts);
  // The fields that were sent last, each with the control to which a message links.
  let fields: readonly FieldPart[] = [];
  let isLoading = false;
  // Whether the visitor has changed something since the draft was restored.
  let isTyped = false;
  // Timer for a pause in typing; 0 if everything typed is stored.
  let rest: unknown;

  const run = runForm({
    ...options,
    ...view,
    formId,
    key,
    readKey: keeper.readKey,
    signal,
    net: browserNet(window),
    keepDraft: keep,
    showFailure: (state) => view.showFailure(state, fields),
    succeed,
  });

  function succeed(): void {
    keeper.forget();
    // So that the browser does not restore the values for a visitor who returns.
    form.reset();
    view.showSuccess();
    leave(form, navigate);
  }

  function keep(key: string | null): void {
    clock.clearTimeout(rest);
    rest = 0;
    keeper.keep(key, isTyped);
  }

  function onInput({ target }: Event): void {
    const control = asControl(target);
    isTyped = true;
    hideError(control.closest(`[${formParts.invalid}]`), patch);
    showCount(control, patch, texts);
    clock.clearTimeout(rest);
    rest = clock.setTimeout(run.keepDraft, draftDelay);
  }

  async function onSubmit(event: Event): Promise<void> {
    // Other code has handled it: the host, or another mount of the same form.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isLoading || run.isSubmitting()) return;
    const kinds = loadKinds(form);
    isLoading = true;
    const read = kinds ? (await kinds)?.readKinds : readTexts;
    isLoading = false;
    if (!signal.aborted) submit(read?.(form, readFieldParts(form), texts));
  }

  /** Without a reading, the chunk that reads the form failed to load. */
  function submit(reading: FormReading | undefined): void {
    const errors = reading
      ? { ...reading.errors, ...uploads?.check() }
      : { '': browserMessage('SUBMIT_ERROR', texts) };
    if (captcha && !captcha.token() && !Object.keys(errors).length) return captcha.refuse();
    fields = reading?.fields ?? [];
    run.submit(reading?.values ?? {}, errors);
    // The request has started; its answer comes in another task. If typing had paused, the draft is
    // already stored.
    if (rest !== 0) run.keepDraft();
  }

  function onTouch(): void {
    void loadKinds(form);
    run.touch();
  }

  const onLeave = (): unknown => rest && run.keepDraft();

  restoreDraft(form, entries);
  for (const control of form.querySelectorAll<FieldControl>(`[${formParts.maxLength}]`))
    showCount(control, patch, texts);
  form.addEventListener('focusin', onTouch, { signal, once: true });
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', (event) => void onSubmit(event), { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  signal.addEventListener('abort', onLeave);
}

/** Opens the form's address after success; an invalid address is refused. */
function leave(form: Element, navigate = (address: string) => location.assign(address)): void {
  const address = form.getAttribute(formParts.redirect) ?? '';
  if (isRedirect(address)) void orUndefined(() => navigate(address));
}
