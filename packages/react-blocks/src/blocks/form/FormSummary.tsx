import { formMessage } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/dom';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-context';
import { formBlockTexts } from './form-texts';
import type { FormResult } from './form.parts';

/** What is wrong with a form as a whole, with a link to each field; hidden until something is [8.02]. */
export function FormSummary({ result, prefix }: { result: FormResult | undefined; prefix: string }): ReactNode {
  const texts = useTexts('form', formBlockTexts);
  const failed = result?.status === 'failed' ? result : undefined;
  const words = failed ? (failed.message ?? formMessage('ERROR_ABOVE', texts)) : '';
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
        {Object.entries(failed?.errors ?? {}).map(([id, error]) => (
          <li key={id}>
            <a href={`#${prefix}-${id}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
