import type { ReactNode } from 'react';
import { textValue, type FieldProps } from './field-props';

/** A list for choosing one option; its first entry stands for no choice. */
export function SelectControl({
  field,
  controlId,
  value,
  error,
  describedBy,
  choose,
}: FieldProps & { describedBy: string; choose: string }): ReactNode {
  return (
    <select
      className="fr-field"
      id={controlId}
      name={field.id}
      required={field.required}
      autoComplete={field.autocomplete}
      defaultValue={textValue(value)}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      <option value="">{field.placeholder ?? choose}</option>
      {(field.options ?? []).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
