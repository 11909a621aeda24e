import type { Teardown } from '@frontage/core-lifecycle';
import { asElement } from '@frontage/core-lifecycle/dom';
import { messageText } from '../browser-messages';
import type { FormTexts } from '../messages';
import { orUndefined } from './or-undefined';
import { hideError, hideErrors, showError } from './show-error';
import { readFieldParts } from './field-part';
import { findPart } from './find-part';
import { formParts } from '../markup/form-parts';
import { createPatcher, type PatchElement } from './create-patcher';
import { stepParts } from '../markup/step-parts';
import { showStep } from './show-step';

/** Options of a form's steps. */
export interface FormStepsOptions {
  /** Texts in place of the English ones, for the errors of a step. */
  readonly texts?: FormTexts | undefined;
  /** Formats the number of a step. @default in the digits 0 to 9 */
  readonly formatNumber?: ((count: number) => string) | undefined;
}

/**
 * Shows the steps of a form one at a time and says which one it is. It moves on when the step is
 * valid, and back without a check. A form that returns with errors shows the step of the first
 * error, and so does a link to a field. Mount the form first: it restores a draft.
 *
 * @returns undoes it: all steps are shown
 */
export function mountFormSteps(
  form: HTMLFormElement,
  { texts, formatNumber = String }: FormStepsOptions = {},
): Teardown {
  const mounted = new AbortController();
  const { signal } = mounted;
  const patch = createPatcher(signal);
  const steps = [...form.querySelectorAll(`[${stepParts.step}]`)];
  const progress = findPart(form, stepParts.progress);
  let current = 0;
  let isChecking = false;

  function show(index: number): void {
    current = index;
    showStep(form, steps, index, patch);
    const text = progress?.getAttribute(stepParts.progress) ?? '';
    const values = { step: formatNumber(index + 1), count: formatNumber(steps.length) };
    patch(progress, { hidden: null, content: [messageText(text, values)] });
  }

  function moveTo(index: number): void {
    const step = steps[index];
    if (!step) return;
    show(index);
    focusStep(step, patch);
  }

  /** Moves on unless the step has errors; if the checks fail to load, the server makes them. */
  async function advance(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    const kinds = await orUndefined(() => import('./read-kinds'));
    isChecking = false;
    const step = steps[current];
    if (signal.aborted || !step) return;
    hideErrors(form, patch);
    const reading = kinds?.readKinds(form, readFieldParts(step), texts);
    const wrong = reading?.fields.filter(({ id }) => Object.hasOwn(reading.errors, id)) ?? [];
    for (const part of wrong) showError(part, reading?.errors[part.id] ?? '', patch);
    if (wrong[0]) wrong[0].control.focus();
    else moveTo(current + 1);
  }

  function onClick(event: Event): void {
    const target = asElement(event.target).closest(
      `[${stepParts.next}],[${stepParts.back}],a[href^="#"]`,
    );
    if (target?.matches(`[${stepParts.next}]`)) void advance();
    else if (target?.matches(`[${stepParts.back}]`)) moveTo(current - 1);
    else if (target)
      showStepOf(document.getElementById((target.getAttribute('href') ?? '').slice(1)));
  }

  /** Before the link is followed: a hidden element cannot be focused. */
  function showStepOf(element: Element | null): void {
    const index = steps.findIndex((step) => step.contains(element));
    if (index >= 0) show(index);
  }

  /** Enter in a field sends a form, also from a step that is not the last. */
  function onSubmit(event: Event): void {
    if (event.defaultPrevented) return;
    if (current === steps.length - 1) return hideErrors(form, patch);
    // The form itself skips an event whose default was prevented.
    event.preventDefault();
    void advance();
  }

  function onInput({ target }: Event): void {
    // Before the form itself, which would treat it as its own error.
    hideError(asElement(target).closest(`[${formParts.invalid}]`), patch);
  }

  const watch = new MutationObserver(() => {
    if (form.getAttribute(formParts.state) === 'failure')
      showStepOf(form.querySelector(`[${formParts.invalid}]`));
  });

  if (steps.length < 2) return () => mounted.abort();
  patch(findPart(form, stepParts.buttons), { hidden: null });
  show(0);
  showStepOf(form.querySelector(`[${formParts.invalid}]`));
  form.addEventListener('click', onClick, { signal });
  form.addEventListener('submit', onSubmit, { capture: true, signal });
  form.addEventListener('input', onInput, { capture: true, signal });
  // It was sent: a visitor who returns starts at the first step.
  form.addEventListener('reset', () => show(0), { signal });
  watch.observe(form, { attributeFilter: [formParts.state] });
  signal.addEventListener('abort', () => watch.disconnect());
  return () => mounted.abort();
}

/** Moves the focus to a step: to its heading, or to its first control. */
function focusStep(step: Element, patch: PatchElement): void {
  const heading = findPart(step, stepParts.heading);
  patch(heading, { tabindex: '-1' });
  const start =
    heading ?? step.querySelector<HTMLElement>('input:not([type=hidden]),textarea,select');
  start?.focus();
}
