import type { FormTexts } from '@frontage/form-runtime';
import { formTexts as blockTexts, textsInUse } from '@frontage/react-blocks/server';
import { languageAt } from '../../pages/language-at';
import { pageLanguage } from '../../sites/page-language';
import type { Site, SiteSettings } from '../../sites/site-settings';
import type { Database } from '../../store/database';

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

/**
 * Returns the texts of forms on a page; in the site's language if there is no such page.
 *
 * @param db the reading side
 * @param site whose page it is
 * @param pagePath its address, as a visitor's browser sends it
 */
export async function formTextsAt(db: Database, site: Site, pagePath: string): Promise<FormTexts> {
  return formTexts(site.settings, await languageAt(db, site, pagePath));
}
