import type { FormTexts } from '@frontage/form-runtime';
import { formTexts as blockTexts, textsInUse } from '@frontage/react-blocks/server';
import { pageLanguage } from '../../sites/page-language';
import type { SiteSettings } from '../../sites/site-settings';

/**
 * Returns a form's texts in a language; missing ones are in English.
 *
 * @param settings the site's
 * @param language BCP 47 tag. @default the site's
 */
export function formTexts(settings: SiteSettings, language: string | undefined): FormTexts {
  const { texts, locale } = pageLanguage(settings, language === undefined ? {} : { language });
  return textsInUse(texts, locale)?.say(blockTexts) ?? {};
}
