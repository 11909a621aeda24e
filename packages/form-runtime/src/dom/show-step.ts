import { findPart } from './find-part';
import { formParts } from '../markup/form-parts';
import type { PatchElement } from './create-patcher';
import { stepParts } from '../markup/step-parts';

/** Shows one step of a form and hides the others, with the buttons that it needs. */
export function showStep(
  form: HTMLFormElement,
  steps: readonly Element[],
  index: number,
  patch: PatchElement,
): void {
  const isLast = index === steps.length - 1;
  steps.forEach((step, position) => patch(step, { hidden: position === index ? null : '' }));
  patch(findPart(form, stepParts.back), { hidden: index ? null : '' });
  patch(findPart(form, stepParts.next), { hidden: isLast ? '' : null });
  patch(findPart(form, formParts.submit), { hidden: isLast ? null : '' });
}
