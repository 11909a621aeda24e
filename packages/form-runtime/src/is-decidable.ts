import type { FieldCondition, FormField } from './form-definition';

/** What the condition of a field is judged by. */
interface DecidableField extends Pick<FormField, 'id' | 'type'> {
  readonly options?: readonly string[] | undefined;
  readonly showWhen?: FieldCondition | undefined;
}

/**
 * Whether the condition of a field names an earlier choice and options that it has.
 *
 * @param field with or without a condition
 * @param earlier the fields before it
 */
export function isDecidable(
  { showWhen }: Pick<DecidableField, 'showWhen'>,
  earlier: readonly DecidableField[],
): boolean {
  if (!showWhen) return true;
  const choice = earlier.find(({ id }) => id === showWhen.field);
  if (!choice || !canDecide(choice) || showWhen.oneOf.length === 0) return false;
  return showWhen.oneOf.every((answer) => choice.options?.includes(answer));
}

/** Whether the answer of a field can decide what is shown after it. */
export function canDecide({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'radio' || type === 'select' || type === 'checkbox';
}
