import { formMessage, type FormDefinition } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { errorId } from './fields/field-props';
import { formTexts } from './form.texts';
import type { FormResult } from './form.parts';

/** The props of a summary of errors. */
export interface FormSummaryProps {
  definition: FormDefinition;
  result: FormResult | undefined;
  /** The prefix of the ids of the form's controls. */
  prefix: string;
  /** The page's language tag. */
  locale: string;
}

/**
 * The overall error of a form, with a link to each field; hidden until there is an error [8.02].
 */
export function FormSummary({ definition, result, prefix, locale }: FormSummaryProps): ReactNode {
  const texts = useTexts(formTexts);
  const failed = result?.status === 'failed' ? result : undefined;
  const words = failed ? (failed.message ?? formMessage('ERROR_ABOVE', texts)) : '';
  const wrong = definition.fields.filter(({ id }) => failed && Object.hasOwn(failed.errors, id));
  return (
    <div
      className="fr-form__summary"
      hidden={!failed}
      tabIndex={failed ? -1 : undefined}
      autoFocus={failed ? true : undefined}
      {...{ [formParts.summary]: '' }}
    >
      <p role="alert" {...{ [formParts.summaryText]: '' }}>
        {words}
      </p>
      <ul {...{ [formParts.summaryList]: '' }}>
        {failed && wrong.length === 0 && (
          <li>
            {formMessage('KEPT', texts)}{' '}
            <button type="submit">{formMessage('RETRY', texts)}</button>
          </li>
        )}
        {wrong.map((field) => (
          <li key={field.id}>
            <a href={`#${errorId(field, failed?.values[field.id], prefix, locale)}`}>
              {formMessage('SUMMARY_ENTRY', texts, {
                title: field.title,
                error: failed?.errors[field.id] ?? '',
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
