import { formMessage, type FieldValue, type FormField as Field } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/dom';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-context';
import { formBlockTexts } from './form-texts';

/** One field with its label, its error slot and its control. */
export interface FormFieldProps {
  field: Field;
  /** The control's id; those of its parts begin with it. */
  controlId: string;
  /** @default '' */
  value?: FieldValue | undefined;
  /** What is wrong with it. @default nothing */
  error?: string | undefined;
}

/** A field of a form. The error stands above the title [5.07] and is there, empty, from the start. */
export function FormField({ field, controlId, value: entered, error = '' }: FormFieldProps): ReactNode {
  const { type, title, description, required, maxLength = 0 } = field;
  const texts = useTexts('form', formBlockTexts);
  const value = typeof entered === 'string' ? entered : '';
  const errorId = `${controlId}-error`;
  const describedBy = [errorId, description && `${controlId}-description`].filter(Boolean).join(' ');
  const control = {
    id: controlId,
    name: field.id,
    required,
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
    defaultValue: value,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    [formParts.maxLength]: maxLength || undefined,
  } as const;

  if (!(type === 'text' || type === 'textarea' || type === 'email')) return null;
  return (
    <div className="fr-form__field" {...{ [formParts.field]: type, [formParts.invalid]: error ? '' : undefined }}>
      <p className="fr-form__error" id={errorId}>
        {error}
      </p>
      <label htmlFor={controlId}>
        <span {...{ [formParts.title]: '' }}>{title}</span>
        {!required && <span className="fr-form__optional">{` ${texts.optional}`}</span>}
      </label>
      {description && (
        <p className="fr-form__description" id={`${controlId}-description`}>
          {description}
        </p>
      )}
      {type === 'textarea' ? (
        <textarea {...control} rows={6} />
      ) : (
        <input {...control} type={type} inputMode={type === 'email' ? 'email' : undefined} />
      )}
      {maxLength > 0 && (
        <p
          className="fr-form__counter"
          {...{ [formParts.counter]: '', [formParts.over]: value.length > maxLength ? '' : undefined }}
        >
          {formMessage('COUNTER', texts, { length: value.length, max: maxLength })}
        </p>
      )}
    </div>
  );
}
