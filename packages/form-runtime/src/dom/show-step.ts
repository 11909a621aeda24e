import { findPart } from './find-part';
import { formParts } from './form-parts';
import type { Mark } from './mark';
import { stepParts } from './step-parts';

/** Shows one step of a form and hides the others, with the buttons that it needs. */
export function showStep(
  form: HTMLFormElement,
  steps: readonly Element[],
  index: number,
  mark: Mark,
): void {
  const isLast = index === steps.length - 1;
  steps.forEach((step, at) => mark(step, { hidden: at === index ? null : '' }));
  mark(findPart(form, stepParts.back), { hidden: index ? null : '' });
  mark(findPart(form, stepParts.next), { hidden: isLast ? '' : null });
  mark(findPart(form, formParts.submit), { hidden: isLast ? null : '' });
}
