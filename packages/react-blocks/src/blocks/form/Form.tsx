import type { FormDefinition } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/dom';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/texts-context';
import { formBlockTexts } from './form-texts';
import { Captcha } from './captcha/Captcha';
import type { RecaptchaPlace } from './captcha/captcha.parts';
import { form } from './form.block';
import { formControls, formPageAttribute, type FormPage, type FormResult } from './form.parts';
import { FormField } from './FormField';
import { FormSummary } from './FormSummary';

/** A form that visitors fill in. */
export interface FormProps {
  /** The block's id on the page. */
  id?: string | undefined;
  definition: FormDefinition;
  /** The page it stands on; a post without scripts goes to its path. */
  page: FormPage;
  /** How it was answered, for a visitor without scripts. @default not yet */
  result?: FormResult | undefined;
  /** Where reCAPTCHA is, for a form that wants it. @default not set up */
  recaptcha?: RecaptchaPlace | undefined;
}

/** A form block. Without scripts it posts to its page, which answers with the same words. */
export function Form({ id, definition, page, result, recaptcha }: FormProps): ReactNode {
  // By its text: a host that writes the definition anew in each render must not end a submission.
  const root = useMount(() => import('./form.mount'), JSON.stringify(definition));
  const texts = useTexts('form', formBlockTexts);
  const sent = result?.status === 'sent';
  const prefix = `form-${definition.id}`;

  return (
    <BlockRoot
      block="form"
      id={id}
      rootRef={root}
      waits
      events={form.events}
      speaks={['form', 'system-error']}
      data={{ [formPageAttribute]: JSON.stringify(page) }}
    >
      <form
        id={prefix}
        method="post"
        action={`${page.path}#${prefix}`}
        hidden={sent}
        {...{ [formParts.formId]: definition.id, [formParts.redirect]: definition.successRedirect }}
      >
        <input type="hidden" name={formControls.form} value={definition.id} />
        <p className="fr-form__trap" aria-hidden="true">
          <input name={formControls.trap} tabIndex={-1} autoComplete="off" aria-label={texts.trap} />
        </p>
        <FormSummary result={result} prefix={prefix} />
        <div className="fr-form__fields" {...{ [formParts.fields]: '' }}>
          {definition.fields.map((field) => (
            <FormField
              key={field.id}
              field={field}
              controlId={`${prefix}-${field.id}`}
              value={result?.values[field.id]}
              error={result?.errors[field.id]}
            />
          ))}
        </div>
        {definition.captcha && <Captcha kind={definition.captcha} prefix={prefix} recaptcha={recaptcha} />}
        <button type="submit" className="fr-form__submit" {...{ [formParts.submit]: '' }}>
          {definition.submitText}
        </button>
      </form>
      <div
        className="fr-form__success"
        hidden={!sent}
        tabIndex={sent ? -1 : undefined}
        autoFocus={sent ? true : undefined}
        {...{ [formParts.success]: '' }}
      >
        <p>{definition.successText}</p>
      </div>
    </BlockRoot>
  );
}
