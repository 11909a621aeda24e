import { isLanguageTag } from '@frontage/site-model';
import { pageLanguage, type PageLanguage } from '../../sites/page-language';
import type { Site } from '../../sites/site-settings';

/**
 * Gives the language that a query names, or the site's.
 *
 * @param site with the texts
 * @param tag BCP 47 or invalid
 */
export function languageIn({ settings }: Site, tag: string | undefined): PageLanguage {
  return pageLanguage(settings, tag !== undefined && isLanguageTag(tag) ? { language: tag } : {});
}
