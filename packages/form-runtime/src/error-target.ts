import { controlNames } from './control-names';
import { findProblem } from './find-problem';
import type { FieldValue, FormField } from './form-definition';

/**
 * Returns the name of the control to which a message about a field links: the first wrong one of
 * several, e.g. `date-1.year`, or the first one if all look valid, as after an answer of the
 * server.
 *
 * @param value the sanitised value
 */
export function errorTarget(field: FormField, value: FieldValue | undefined): string {
  // A phone has a control for the country only if the form asks for one.
  const first = field.type === 'phone' && !field.showCountryCode ? 1 : 0;
  return controlNames(field)[findProblem(field, value)?.part ?? first] ?? field.id;
}
