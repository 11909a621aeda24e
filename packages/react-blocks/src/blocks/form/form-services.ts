import type { FormDefinition } from '@frontage/form-runtime';
import { contentSource } from '@frontage/site-model';
import type { ServerPage } from '../../server-block/define-server-block';
import type { RecaptchaPlace } from './captcha/captcha.parts';
import type { FormPage, FormResult } from './form.parts';

/** What blocks with a form need besides their page. */
export interface FormServices {
  /** Gives a form if it exists. */
  form(id: string): FormDefinition | undefined;
  /** The result of a form on this page, for visitors without scripts. */
  formState?: FormResult | undefined;
  /** The site's reCAPTCHA, for forms that want it. @default not set up */
  recaptcha?: RecaptchaPlace | undefined;
  /** Whether forms are rendered to open above another page. @default false */
  opensForms?: boolean | undefined;
}

/** A form with its result. */
interface KnownForm {
  definition: FormDefinition;
  locale: string;
  result: FormResult | undefined;
  page: FormPage;
}

/** Gives the form of a block and its result; undefined if there is no such form. */
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
