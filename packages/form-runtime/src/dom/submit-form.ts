import { browserMessage } from '../browser-messages';
import { isRedirect } from '../is-redirect';
import { attempt } from './attempt';
import { createDraftKeeper, draftDelay, readEntries } from './draft';
import { showCount } from './field-counter';
import { hideError } from './field-errors';
import { readFieldParts, type FieldControl, type FormReading } from './field-parts';
import { formParts } from './form-parts';
import type { FormView } from './form-view';
import type { Mark } from './mark';
import type { MountFormOptions } from './mount-form-options';
import { otherKinds, readTexts } from './read-texts';
import { restoreDraft } from './restore-draft';
import { runForm } from './run-form';

/**
 * Listens to a form and runs its submit machine; keeps the draft and gives it back after
 * a reload. The signal ends listeners, requests and waiting times; what is kept stays.
 */
export function submitForm(
  form: HTMLFormElement,
  view: FormView,
  mark: Mark,
  options: MountFormOptions,
  signal: AbortSignal,
): void {
  const {
    clock,
    captcha,
    uploads,
    texts,
    navigate = (address) => location.assign(address),
  } = options;
  const attribute = (name: string) => form.getAttribute(name) ?? '';
  const formId = attribute(formParts.formId);
  const keeper = createDraftKeeper(formId, () => readEntries(form), options.storage);
  const { key, entries } = keeper.read();
  let reading: FormReading | undefined;
  let isReading = false;
  let rest: unknown;

  const run = runForm({
    ...options,
    ...view,
    formId,
    key,
    signal,
    net: {
      isOnline: () => navigator.onLine,
      whenOnline: () =>
        new Promise((resolve) =>
          window.addEventListener('online', resolve, { once: true, signal }),
        ),
    },
    keepDraft: keep,
    showFailure: (state) => view.showFailure(state, reading?.fields ?? []),
    succeed,
  });

  function succeed(): void {
    keeper.forget();
    // So that the browser does not give the values back to a visitor who comes back.
    form.reset();
    view.showSuccess();
    const address = attribute(formParts.redirect);
    // An address that is none is refused; the success text stays.
    if (isRedirect(address)) void attempt(() => navigate(address));
  }

  function keep(key: string | null): void {
    clock.clearTimeout(rest);
    rest = 0;
    keeper.keep(key);
  }

  function onInput({ target }: Event): void {
    // Only controls have input events here.
    const control = target as FieldControl;
    hideError(control.closest(`[${formParts.invalid}]`), mark);
    showCount(control, mark, texts);
    clock.clearTimeout(rest);
    rest = clock.setTimeout(run.keepDraft, draftDelay);
  }

  /**
   * The part that reads fields of other kinds than texts, for forms that have such; it is loaded
   * when somebody begins.
   */
  function loadKinds() {
    return form.querySelector(otherKinds) && attempt(() => import('./read-kinds'));
  }

  async function onSubmit(event: Event): Promise<void> {
    // Someone else has answered it: the host, or another mount of the same form.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isReading || run.isSubmitting()) return;
    const loading = loadKinds();
    isReading = true;
    const read = loading ? (await loading)?.readKinds : readTexts;
    isReading = false;
    if (signal.aborted) return;
    reading = read?.(form, readFieldParts(form), texts);
    const errors = reading
      ? { ...reading.errors, ...uploads?.check() }
      : { '': browserMessage('SUBMIT_ERROR', texts) };
    if (captcha && !captcha.token() && !Object.keys(errors).length) return captcha.refuse();
    run.submit(reading?.values ?? {}, errors);
    // It is under way; what comes of it comes in another task. Where typing had come to rest all is
    // kept already.
    if (rest !== 0) run.keepDraft();
  }

  function onTouch(): void {
    void loadKinds();
    run.touch();
  }

  function onLeave(): void {
    if (rest) run.keepDraft();
  }

  restoreDraft(form, entries);
  for (const control of form.querySelectorAll<FieldControl>(`[${formParts.maxLength}]`))
    showCount(control, mark, texts);
  form.addEventListener('focusin', onTouch, { signal, once: true });
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', (event) => void onSubmit(event), { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  signal.addEventListener('abort', onLeave);
}
