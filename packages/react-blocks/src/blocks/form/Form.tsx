import type { FormDefinition } from '@frontage/form-runtime';
import { formTexts } from './form.texts';
import { systemErrorTexts } from '../../system-error/system-error.texts';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { useMount } from '../../render/use-mount';
import type { RecaptchaPlace } from './captcha/captcha.parts';
import { form } from './form.block';
import { formPageAttribute, type FormPage, type FormResult } from './form.parts';
import { FormBody, formPrefix } from './FormBody';
import { FormOverlay } from './FormOverlay';

/** A form that visitors fill in. */
export interface FormProps {
  /** The block's id on the page. */
  id?: string | undefined;
  definition: FormDefinition;
  /** The page it stands on; a post without scripts goes to its path. */
  page: FormPage;
  /** How it was answered, for a visitor without scripts. @default not yet */
  result?: FormResult | undefined;
  /**
   * The page's language tag: order of dates, hours, addresses, signs of currencies. @default 'en'
   */
  locale?: string | undefined;
  /** Where reCAPTCHA is, for a form that wants it. @default not set up */
  recaptcha?: RecaptchaPlace | undefined;
}

/** A form block. Without scripts it posts to its page, which answers with the same words. */
export function Form({
  id,
  definition,
  page,
  result,
  locale = 'en',
  recaptcha,
}: FormProps): ReactNode {
  // By its text: a host that writes the definition anew in each render must not end a submission.
  const root = useMount(() => import('./form.mount'), JSON.stringify(definition));
  const { overlay } = definition;
  const body = (
    <FormBody
      definition={definition}
      page={page}
      result={result}
      locale={locale}
      recaptcha={recaptcha}
    />
  );

  return (
    <BlockRoot
      block="form"
      id={id}
      rootRef={root}
      waits
      // The first click on the words that open a form must not be lost.
      events={overlay ? ['click', 'submit'] : form.events}
      speaks={[formTexts, systemErrorTexts]}
      data={{ [formPageAttribute]: JSON.stringify(page) }}
    >
      {overlay ? (
        <FormOverlay openText={overlay.openText} formId={formPrefix(definition)}>
          {body}
        </FormOverlay>
      ) : (
        body
      )}
    </BlockRoot>
  );
}
