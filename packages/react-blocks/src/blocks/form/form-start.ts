import type { StartStrategy } from '@frontage/core-lifecycle/dom';
import type { FormDefinition } from '@frontage/form-runtime';
import type { FormResult } from './form.parts';
import { formFieldSteps } from './FormSteps';

/**
 * Decides when a form starts: a plain one looks the same with its script and without, so it waits
 * for a touch. One that has steps, lies above the page, or asks a captcha, files or an address
 * looks different with its script.
 */
export function formStart(
  { fields, captcha, overlay }: FormDefinition,
  result: FormResult | undefined,
): StartStrategy | undefined {
  const isPlain =
    !captcha &&
    !overlay &&
    !result &&
    formFieldSteps(fields).length < 2 &&
    !fields.some(({ type }) => type === 'file' || type === 'address');
  return isPlain ? 'interaction' : undefined;
}
