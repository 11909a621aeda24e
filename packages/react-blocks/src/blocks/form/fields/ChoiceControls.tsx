import type { ReactNode } from 'react';
import { listValue, textValue, type FieldProps } from './field-props';

/** The choices of a radio or checkbox group, one below the other. */
export function ChoiceControls({ field, controlId, value, error }: FieldProps): ReactNode {
  const { type, options = [] } = field;
  const checked = type === 'radio' ? [textValue(value)] : listValue(value);
  return (
    <div className="fr-form__choices">
      {options.map((option, index) => (
        <label key={option} className="fr-form__choice">
          <input
            type={type === 'radio' ? 'radio' : 'checkbox'}
            id={index === 0 ? controlId : `${controlId}.${index}`}
            name={field.id}
            value={option}
            // Otherwise a browser would require every box of a required group.
            required={type === 'radio' && field.required}
            defaultChecked={checked.includes(option)}
            // A single radio cannot be invalid, only its group can.
            aria-invalid={error && type === 'checkbox' && index === 0 ? true : undefined}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
