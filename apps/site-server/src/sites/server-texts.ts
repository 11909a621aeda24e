import { createServerTexts, type ServerTexts, type TextTable } from '../texts/server-texts';
import { pageLanguage } from './page-language';
import type { SiteSettings } from './site-settings';

/**
 * Returns the texts of a room in a language of a site: the site's own, English for the others.
 *
 * @param table the room's texts
 * @param settings the site's
 * @param language BCP 47 tag. @default the site's
 */
export function serverTexts<Code extends string>(
  table: TextTable<Code>,
  settings: SiteSettings,
  language: string = settings.locale,
): ServerTexts<Code> {
  return createServerTexts(table, language, pageLanguage(settings, { language }).texts);
}
