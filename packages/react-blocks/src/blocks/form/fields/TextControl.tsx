import { formParts } from '@frontage/form-runtime/markup';
import type { HTMLAttributes, ReactNode } from 'react';
import { textValue, type FieldProps } from './field-props';
import { currencySign } from './currency-sign';

type Inputs = HTMLAttributes<HTMLInputElement> & { type: string; autoComplete?: string };

const words = { autoCapitalize: 'none', spellCheck: false } as const;

/**
 * Attributes of one-line kinds besides their name. Numbers, amounts and web addresses are texts for
 * the browser, which would refuse what we accept, such as `1,200` and `example.com`.
 */
const kinds: { readonly [type in string]?: Inputs } = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', ...words },
  currency: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  website: { type: 'text', inputMode: 'url', autoComplete: 'url', ...words },
  password: { type: 'password', autoComplete: 'new-password' },
  twitter: { type: 'text', autoComplete: 'off', ...words },
};

/** The control of a field with a single text. */
export function TextControl({
  field,
  controlId,
  value,
  error,
  locale,
  describedBy,
}: FieldProps & { describedBy: string }): ReactNode {
  const { type, maxLength = 0, autocomplete } = field;
  const sign = type === 'currency' ? currencySign(locale, field.currency ?? 'USD') : undefined;
  const mark = type === 'twitter' ? '@' : sign?.sign;
  const unitId = `${controlId}-unit`;
  const kind = kinds[type] ?? { type: 'text' };
  const control = {
    className: 'fr-field',
    id: controlId,
    name: field.id,
    required: field.required,
    placeholder: field.placeholder,
    // A secret is not sent back.
    defaultValue: type === 'password' ? '' : textValue(value),
    'aria-describedby': mark === undefined ? describedBy : `${unitId} ${describedBy}`,
    'aria-invalid': error ? true : undefined,
    [formParts.maxLength]: maxLength || undefined,
  } as const;

  if (type === 'textarea') return <textarea {...control} autoComplete={autocomplete} rows={6} />;
  const input = <input {...control} {...kind} autoComplete={autocomplete ?? kind.autoComplete} />;
  if (mark === undefined) return input;
  return (
    <div className="fr-form__affixed" data-behind={sign?.isBehind ? '' : undefined}>
      <span id={unitId}>{mark}</span>
      {input}
    </div>
  );
}
