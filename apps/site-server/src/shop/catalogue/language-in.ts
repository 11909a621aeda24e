import { isLanguageTag } from '@frontage/site-model';
import { pageLanguage, type PageLanguage } from '../../sites/page-language';
import type { Site } from '../../sites/site-settings';

/**
 * The language that a query names; the site's where it names none.
 *
 * @param site whose texts they are
 * @param tag BCP 47, perhaps
 */
export function languageIn({ settings }: Site, tag: string | undefined): PageLanguage {
  return pageLanguage(settings, tag !== undefined && isLanguageTag(tag) ? { language: tag } : {});
}
