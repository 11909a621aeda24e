import type { Teardown } from '@frontage/core-lifecycle';
import { asElement } from '@frontage/core-lifecycle/dom';
import { messageText } from '../browser-messages';
import type { FormTexts } from '../messages';
import { attempt } from './attempt';
import { hideError, hideErrors, showError } from './show-error';
import { readFieldParts } from './field-part';
import { findPart } from './find-part';
import { formParts } from './form-parts';
import { createMark, type Mark } from './mark';
import { stepParts } from './step-parts';
import { showStep } from './show-step';

/** What the steps of a form may be given. */
export interface FormStepsOptions {
  /** Texts in place of the English ones, for what is wrong with a step. */
  readonly texts?: FormTexts | undefined;
  /** Writes the number of a step. @default in the digits 0 to 9 */
  readonly formatNumber?: ((count: number) => string) | undefined;
}

/**
 * Shows the steps of a form one at a time: says which it is, leads on when the step is
 * right, and back without a look. A form that comes back with something wrong shows the
 * step where that is, and so does a link to a field. Mount the form first: it gives back
 * a draft.
 *
 * @returns takes it back: all steps are shown
 */
export function mountFormSteps(
  form: HTMLFormElement,
  { texts, formatNumber = String }: FormStepsOptions = {},
): Teardown {
  const mounted = new AbortController();
  const { signal } = mounted;
  const mark = createMark(signal);
  const steps = [...form.querySelectorAll(`[${stepParts.step}]`)];
  const progress = findPart(form, stepParts.progress);
  let current = 0;
  let isChecking = false;

  function show(index: number): void {
    current = index;
    showStep(form, steps, index, mark);
    const text = progress?.getAttribute(stepParts.progress) ?? '';
    const values = { step: formatNumber(index + 1), count: formatNumber(steps.length) };
    mark(progress, { hidden: null, content: [messageText(text, values)] });
  }

  function moveTo(index: number): void {
    const step = steps[index];
    if (!step) return;
    show(index);
    focusStep(step, mark);
  }

  /**
   * Leads on, unless something in the step is wrong; where the checks do not come, the server makes
   * them.
   */
  async function advance(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    const kinds = await attempt(() => import('./read-kinds'));
    isChecking = false;
    const step = steps[current];
    if (signal.aborted || !step) return;
    hideErrors(form, mark);
    const reading = kinds?.readKinds(form, readFieldParts(step), texts);
    const wrong = reading?.fields.filter(({ id }) => Object.hasOwn(reading.errors, id)) ?? [];
    for (const part of wrong) showError(part, reading?.errors[part.id] ?? '', mark);
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

  /** Before the link leads there: what is hidden takes no focus. */
  function showStepOf(element: Element | null): void {
    const index = steps.findIndex((step) => step.contains(element));
    if (index >= 0) show(index);
  }

  /** Enter in a field sends a form, also from a step that is not the last. */
  function onSubmit(event: Event): void {
    if (event.defaultPrevented) return;
    if (current === steps.length - 1) return hideErrors(form, mark);
    // The form itself leaves alone what is answered.
    event.preventDefault();
    void advance();
  }

  function onInput({ target }: Event): void {
    // Before the form itself, which would take it for an error of its own.
    hideError(asElement(target).closest(`[${formParts.invalid}]`), mark);
  }

  const watch = new MutationObserver(() => {
    if (form.getAttribute(formParts.state) === 'failure')
      showStepOf(form.querySelector(`[${formParts.invalid}]`));
  });

  if (steps.length < 2) return () => mounted.abort();
  mark(findPart(form, stepParts.buttons), { hidden: null });
  show(0);
  showStepOf(form.querySelector(`[${formParts.invalid}]`));
  form.addEventListener('click', onClick, { signal });
  form.addEventListener('submit', onSubmit, { capture: true, signal });
  form.addEventListener('input', onInput, { capture: true, signal });
  // It was sent: who comes back to it begins at its beginning.
  form.addEventListener('reset', () => show(0), { signal });
  watch.observe(form, { attributeFilter: [formParts.state] });
  signal.addEventListener('abort', () => watch.disconnect());
  return () => mounted.abort();
}

/** Leads the focus to a step: to its heading, or to its first control. */
function focusStep(step: Element, mark: Mark): void {
  const heading = findPart(step, stepParts.heading);
  mark(heading, { tabindex: '-1' });
  const start =
    heading ?? step.querySelector<HTMLElement>('input:not([type=hidden]),textarea,select');
  start?.focus();
}
