import type { FormDefinition } from '@frontage/form-runtime';
import { formParts } from '@frontage/form-runtime/markup';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { Captcha } from './captcha/Captcha';
import type { RecaptchaPlace } from './captcha/captcha.parts';
import { formTexts } from './form.texts';
import { formControls, type FormPage, type FormResult } from './form.parts';
import { FormAfter } from './FormAfter';
import { FormFields } from './FormFields';
import { formFieldSteps, FormStepButtons } from './FormSteps';
import { FormSummary } from './FormSummary';

/** The props of a form in any block. */
export interface FormBodyProps {
  definition: FormDefinition;
  /** The page with the form; a post without scripts goes to its path. */
  page: FormPage;
  /** The result of a post without scripts. @default not yet */
  result?: FormResult | undefined;
  /** The page's language tag. */
  locale: string;
  /** The site's reCAPTCHA, for a form that wants it. @default not set up */
  recaptcha?: RecaptchaPlace | undefined;
  /** Whether it opens above a page that may have the same form. @default false */
  isAbove?: boolean | undefined;
  /** Which one of this form on its page it is. @default 1 */
  copy?: number | undefined;
}

/** The form itself, followed by what is shown after a submission. */
export function FormBody({
  definition,
  page,
  result,
  locale,
  recaptcha,
  isAbove,
  copy,
}: FormBodyProps): ReactNode {
  const texts = useTexts(formTexts);
  const isSent = result?.status === 'sent';
  const pagePrefix = formPrefix(definition, copy);
  const prefix = isAbove ? `${pagePrefix}${aboveSuffix}` : pagePrefix;
  const { fields, kind, successRedirect } = definition;

  return (
    <>
      <form
        id={prefix}
        method="post"
        action={`${page.path}#${pagePrefix}`}
        // Without it a browser would send the names of files instead of the files.
        encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
        hidden={isSent}
        {...{
          [formParts.formId]: definition.id,
          [formParts.kind]: kind === 'newsletter' ? kind : undefined,
          [formParts.redirect]: successRedirect,
        }}
      >
        <input type="hidden" name={formControls.form} value={definition.id} />
        <p className="fr-form__trap" aria-hidden="true">
          <input
            name={formControls.trap}
            tabIndex={-1}
            autoComplete="off"
            aria-label={texts.trap}
          />
        </p>
        <FormSummary definition={definition} result={result} prefix={prefix} locale={locale} />
        <FormFields definition={definition} result={result} prefix={prefix} locale={locale} />
        <p className="fr-form__below" role="status" {...{ [formParts.below]: '' }} />
        {definition.captcha && (
          <Captcha
            kind={definition.captcha}
            formId={definition.id}
            prefix={prefix}
            recaptcha={recaptcha}
          />
        )}
        <div className="fr-form__actions">
          {formFieldSteps(fields).length > 1 && <FormStepButtons />}
          <button
            type="submit"
            className="fr-action fr-form__submit"
            {...{ [formParts.submit]: '' }}
          >
            {definition.submitText}
          </button>
        </div>
      </form>
      <div
        className="fr-form__success"
        hidden={!isSent}
        tabIndex={isSent ? -1 : undefined}
        autoFocus={isSent ? true : undefined}
        {...{ [formParts.success]: '' }}
      >
        <p>{definition.successText}</p>
      </div>
      <FormAfter definition={definition} sent={isSent} />
    </>
  );
}

/** Ends the ids of a form above a page, which may have the same form. */
export const aboveSuffix = '-above';

/**
 * Gives the id of a form's element, the prefix of its controls' ids.
 *
 * @param copy which one of this form on its page it is
 */
export function formPrefix({ id }: FormDefinition, copy = 1): string {
  return copy > 1 ? `form-${id}-${copy}` : `form-${id}`;
}
