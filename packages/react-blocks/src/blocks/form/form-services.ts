import type { FormDefinition } from '@frontage/form-runtime';
import { contentSource, type PageRecord } from '@frontage/site-model';
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
  copy: number | undefined;
}

/**
 * Gives the form of a block and its result; undefined if there is no such form.
 *
 * @param blockId the block's: the same form may stand on its page again
 */
export function findForm(
  formId: string,
  blockId: string,
  { form, formState, locale, page, site }: ServerPage & FormServices,
): KnownForm | undefined {
  const definition = form(formId);
  const result = formState?.formId === definition?.id ? formState : undefined;
  return (
    definition && {
      definition,
      locale,
      result,
      copy: copyOf(page, formId, blockId),
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

/** Gives which one of a form a block of the page has; undefined for the first. */
function copyOf({ document }: PageRecord, formId: string, blockId: string): number | undefined {
  const ids = document.sections
    .flatMap(({ blocks }) => blocks)
    .filter(({ type, data }) => holdsForm(type) && data['formId'] === formId)
    .map(({ id }) => id);
  const index = ids.indexOf(blockId);
  return index > 0 ? index + 1 : undefined;
}

const holdsForm = (type: string): boolean => type === 'form' || type === 'newsletter';
