import type { Teardown } from '@frontage/core-lifecycle';
import { fillText } from '../browser-messages';
import type { FormTexts } from '../messages';
import { attempt } from './attempt';
import { hideError, showError } from './field-errors';
import { readFieldParts, type FieldControl } from './field-parts';
import { findPart } from './find-part';
import { formParts } from './form-parts';
import { createMark } from './mark';
import { stepParts } from './step-parts';

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
  const button = findPart(form, formParts.submit);
  const progress = findPart(form, stepParts.progress);
  let current = 0;
  let isChecking = false;

  function show(index: number): void {
    current = index;
    const isLast = index === steps.length - 1;
    steps.forEach((step, at) => mark(step, { hidden: at === index ? null : '' }));
    mark(findPart(form, stepParts.back), { hidden: index ? null : '' });
    mark(findPart(form, stepParts.next), { hidden: isLast ? '' : null });
    mark(button, { hidden: isLast ? null : '' });
    const text = progress?.getAttribute(stepParts.progress) ?? '';
    mark(progress, {
      hidden: null,
      content: [
        fillText(text, { step: formatNumber(index + 1), count: formatNumber(steps.length) }),
      ],
    });
  }

  function go(index: number): void {
    if (!steps[index]) return;
    show(index);
    const heading = findPart(steps[index], stepParts.heading);
    mark(heading, { tabindex: '-1' });
    (
      heading ?? steps[index].querySelector<HTMLElement>('input:not([type=hidden]),textarea,select')
    )?.focus();
  }

  function forget(): void {
    for (const wrapper of form.querySelectorAll(`[${formParts.invalid}]`)) hideError(wrapper, mark);
  }

  /**
   * Leads on, unless something in the step is wrong; where the checks do not come, the server makes
   * them.
   */
  async function goOn(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    const kinds = await attempt(() => import('./read-kinds'));
    isChecking = false;
    const step = steps[current];
    if (signal.aborted || !step) return;
    forget();
    const reading = kinds?.readKinds(form, readFieldParts(step), texts);
    const wrong = reading?.fields.filter(({ id }) => Object.hasOwn(reading.errors, id)) ?? [];
    for (const part of wrong) showError(part, reading?.errors[part.id] ?? '', mark);
    if (wrong[0]) wrong[0].control.focus();
    else go(current + 1);
  }

  function onClick(event: Event): void {
    // Only elements are clicked.
    const target = (event.target as Element).closest(
      `[${stepParts.next}],[${stepParts.back}],a[href^="#"]`,
    );
    if (target?.matches(`[${stepParts.next}]`)) void goOn();
    else if (target?.matches(`[${stepParts.back}]`)) go(current - 1);
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
    if (current === steps.length - 1) return forget();
    // The form itself leaves alone what is answered.
    event.preventDefault();
    void goOn();
  }

  function onInput({ target }: Event): void {
    // Before the form itself, which would take it for an error of its own.
    hideError((target as FieldControl).closest(`[${formParts.invalid}]`), mark);
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
  for (const [type, run] of [
    ['submit', onSubmit],
    ['input', onInput],
  ] as const)
    form.addEventListener(type, run, { capture: true, signal });
  // It was sent: who comes back to it begins at its beginning.
  form.addEventListener('reset', () => show(0), { signal });
  watch.observe(form, { attributeFilter: [formParts.state] });
  signal.addEventListener('abort', () => watch.disconnect());
  return () => mounted.abort();
}
