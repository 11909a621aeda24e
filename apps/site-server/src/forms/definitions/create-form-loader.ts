import type { FormDefinition } from '@frontage/form-runtime';
import { blockFields } from '@frontage/react-blocks/fields';
import { collectReferences } from '@frontage/site-model/fields';
import { captchaPolicy } from '../../captcha/captcha-policy';
import { recaptchaScript } from '../../captcha/recaptcha-script';
import type { RecaptchaAccount } from '../../captcha/verify-recaptcha';
import type { LoadBlocks } from '../../pages/block-content';
import { pageLanguage } from '../../sites/page-language';
import type { Database } from '../../store/database';
import { findForms } from './forms';
import { readRedirect } from './read-redirect';

/**
 * Makes what looks up the forms of pages.
 *
 * @param db the reading side
 * @param recaptcha the account behind forms that want reCAPTCHA
 */
export function createFormLoader(
  db: Database,
  recaptcha: RecaptchaAccount | undefined,
): LoadBlocks {
  return async ({ site, document }) => {
    const forms = await findForms(db, site.id, collectReferences(document, blockFields).formIds);
    const formById = new Map(forms.map((form) => [form.id, form]));
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
  };
}

/** Where else the forms of a page lead. */
function foreignHosts(forms: readonly FormDefinition[]): string[] {
  const hosts = forms.map(({ successRedirect = '/' }) => readRedirect(successRedirect)?.elsewhere);
  return [...new Set(hosts)].filter((host) => host !== undefined);
}
