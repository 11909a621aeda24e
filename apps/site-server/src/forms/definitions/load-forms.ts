import type { FormDefinition } from '@frontage/form-runtime';
import { blockFields } from '@frontage/react-blocks/fields';
import { collectReferences } from '@frontage/site-model/fields';
import { captchaPolicy } from '../../captcha/captcha-policy';
import { recaptchaScript } from '../../captcha/recaptcha-script';
import type { Captchas } from '../../captcha/judge-captcha';
import type { BlockContent, BlockPage } from '../../pages/block-content';
import { pageLanguage } from '../../sites/page-language';
import type { Store } from '../../store/store';
import { formInUse } from './form-in-use';
import { findForms } from './forms';
import { readRedirect } from './read-redirect';

/** The services for looking up forms of pages. */
interface FormLookupServices {
  store: Pick<Store, 'read'>;
  captchas: Pick<Captchas, 'recaptcha'>;
}

/** Looks up the forms of a page, and what their captchas add to its policy. */
export async function loadForms(
  { site, document }: BlockPage,
  { store, captchas: { recaptcha } }: FormLookupServices,
): Promise<BlockContent> {
  const { formIds } = collectReferences(document, blockFields);
  const forms = await findForms(store.read, site.id, formIds);
  const formById = new Map(forms.map((form) => [form.id, formInUse(form, site.settings)]));
  const { locale } = pageLanguage(site.settings, document);
  return {
    input: {
      form: (id) => formById.get(id),
      recaptcha: recaptcha && {
        siteKey: recaptcha.siteKey,
        script: recaptchaScript(recaptcha, locale),
      },
    },
    policy: { forms: foreignHosts(forms), captchas: captchaPolicy(forms, recaptcha) },
  };
}

/** Returns the other hosts to which the forms of a page lead. */
function foreignHosts(forms: readonly FormDefinition[]): string[] {
  const hosts = forms.map(({ successRedirect = '/' }) => readRedirect(successRedirect)?.elsewhere);
  return [...new Set(hosts)].filter((host) => host !== undefined);
}
