import { controlNames } from './control-names';
import { findProblem } from './find-problem';
import type { FieldValue, FormField } from './form-definition';

/**
 * The name of the control that a message about a field should link to: the first wrong
 * one of a field with several, e.g. `date-1.year`; its first one where all look right,
 * as after an answer of the server.
 *
 * @param value the sanitised value
 */
export function errorTarget(field: FormField, value: FieldValue | undefined): string {
  // A phone has a control for the country only where it asks for one.
  const first = field.type === 'phone' && !field.showCountryCode ? 1 : 0;
  return controlNames(field)[findProblem(field, value)?.part ?? first] ?? field.id;
}
