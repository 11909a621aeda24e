import type { FormDefinition } from '@frontage/form-runtime';
import { formTexts } from './form.texts';
import { systemErrorTexts } from '../../system-error/system-error.texts';
import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { rootProps, type RootProps } from '../../render/root-props';
import type { RecaptchaPlace } from './captcha/captcha.parts';
import { form } from './form.block';
import { formPageAttribute, type FormPage, type FormResult } from './form.parts';
import { formStart } from './form-start';
import { aboveSuffix, FormBody, formPrefix } from './FormBody';
import { FormOverlay } from './FormOverlay';
import type { FormHostProps } from './host-form';
import { useHostForm } from './use-host-form';

/** The props of a form block. */
export interface FormProps extends RootProps, FormHostProps {
  definition: FormDefinition;
  /** The page with the form; a post without scripts goes to its path. */
  page: FormPage;
  /** The result of a post without scripts. @default not yet */
  result?: FormResult | undefined;
  /**
   * The page's language tag: decides the order of dates, hours, addresses, and currency signs.
   * @default 'en'
   */
  locale?: string | undefined;
  /** The site's reCAPTCHA, for a form that wants it. @default not set up */
  recaptcha?: RecaptchaPlace | undefined;
  /**
   * Whether it opens above a page that may have the same form: its ids are others.
   *
   * @default false
   */
  isAbove?: boolean | undefined;
  /**
   * Which one of this form on its page it is: from the second on its ids end in the number.
   *
   * @default 1
   */
  copy?: number | undefined;
}

/** A form block. Without scripts it posts to its page, which answers in the same words. */
export function Form(props: FormProps): ReactNode {
  const { definition, page, result, locale = 'en', recaptcha, isAbove, copy } = props;
  const root = useHostForm(definition, props);
  const { overlay } = definition;
  const body = (
    <FormBody
      definition={definition}
      page={page}
      result={result}
      locale={locale}
      recaptcha={recaptcha}
      isAbove={isAbove}
      copy={copy}
    />
  );

  return (
    <BlockRoot
      block="form"
      {...rootProps(props)}
      id={props.id && isAbove ? `${props.id}${aboveSuffix}` : props.id}
      rootRef={root}
      waits
      start={formStart(definition, result)}
      // The first click on the link that opens a form must not be lost.
      events={overlay ? ['click', ...(form.events ?? [])] : form.events}
      speaks={[formTexts, systemErrorTexts]}
      data={{ [formPageAttribute]: JSON.stringify(page) }}
    >
      {overlay ? (
        <FormOverlay openText={overlay.openText} formId={formPrefix(definition, copy)}>
          {body}
        </FormOverlay>
      ) : (
        body
      )}
    </BlockRoot>
  );
}
