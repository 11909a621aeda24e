import { fieldParts, type CompositeType } from '@frontage/form-runtime';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts';
import { formAddressAttribute } from './address.parts';
import { countryWords } from './country-words';
import { errorId, listValue, type FieldProps } from './field-props';
import { formFieldsTexts } from './form-fields.texts';
import { partLayouts } from './part-layouts';

/** The controls of a field with several parts, each with its own label. */
export function PartControls(props: FieldProps & { type: CompositeType }): ReactNode {
  const { field, type, controlId, value, error, locale } = props;
  const texts = useTexts(formFieldsTexts);
  const values = listValue(value);
  const order: readonly string[] = fieldParts[type];
  const wrong = error
    ? errorId(field, value, controlId.slice(0, -field.id.length - 1), locale)
    : undefined;
  const isCountryAware = type === 'address';
  return (
    <div
      className="fr-form__parts"
      {...(isCountryAware && { [formAddressAttribute]: JSON.stringify(countryWords(texts)) })}
    >
      {partLayouts(type, field, locale).map(
        ({ part, label, autocomplete, inputMode, needed = false, hidden }) => {
          const id = `${controlId}.${part}`;
          const common = {
            id,
            className: 'fr-field',
            name: `${field.id}.${part}`,
            required: field.required && needed,
            autoComplete: field.autocomplete === 'off' ? 'off' : autocomplete,
            defaultValue: values[order.indexOf(part)] ?? '',
            'aria-describedby': `${controlId}-error`,
            'aria-invalid': id === wrong ? true : undefined,
          };
          return (
            <div
              key={part}
              className="fr-form__part"
              data-part={part}
              hidden={hidden && common.defaultValue === ''}
            >
              <label htmlFor={id}>
                <span>{String(texts[label])}</span>
                {field.required && !needed && (
                  <span className="fr-form__optional">{` ${texts.optional}`}</span>
                )}
              </label>
              {part === 'period' ? (
                <select {...common}>
                  <option value="" />
                  <option value="am">{texts.am}</option>
                  <option value="pm">{texts.pm}</option>
                </select>
              ) : (
                <input
                  {...common}
                  type={inputMode === 'tel' ? 'tel' : 'text'}
                  inputMode={inputMode}
                />
              )}
            </div>
          );
        },
      )}
    </div>
  );
}
