import type { FormField, FormValues } from './form-definition';

/**
 * Whether a field is shown, by the sanitised values of the fields before it.
 *
 * @param values of a field that is itself not shown are blank
 */
export function isShown({ showWhen }: Pick<FormField, 'showWhen'>, values: FormValues): boolean {
  if (!showWhen) return true;
  const answer = Object.hasOwn(values, showWhen.field) ? values[showWhen.field] : undefined;
  const answers = Array.isArray(answer) ? answer : [answer];
  return showWhen.oneOf.some((option) => answers.includes(option));
}
