import type { FormDefinition } from '@frontage/form-runtime';
import { contentSource } from '@frontage/site-model';
import type { ServerPage } from '../../server-block/define-server-block';
import type { RecaptchaPlace } from './captcha/captcha.parts';
import type { FormPage, FormResult } from './form.parts';

/** What blocks with a form want beside their page. */
export interface FormServices {
  /** A known form. */
  form(id: string): FormDefinition | undefined;
  /** How a form on this page was answered, for visitors without scripts. */
  formState?: FormResult | undefined;
  /** Where reCAPTCHA is, for forms that want it. @default not set up */
  recaptcha?: RecaptchaPlace | undefined;
}

/** What a form is shown with. */
interface KnownForm {
  definition: FormDefinition;
  locale: string;
  result: FormResult | undefined;
  page: FormPage;
}

/** The form of a block and how it was answered; undefined where there is no such form. */
export function findForm(
  formId: string,
  { form, formState, locale, page, site }: ServerPage & FormServices,
): KnownForm | undefined {
  const definition = form(formId);
  const result = formState?.formId === definition?.id ? formState : undefined;
  return (
    definition && {
      definition,
      locale,
      result,
      page: {
        id: page.id,
        title: page.title,
        path: `/${page.slug}`,
        contentSource: contentSource(page),
        permissionType:
          site.collection?.id === page.collectionId ? site.collection?.permissionType : undefined,
      },
    }
  );
}
