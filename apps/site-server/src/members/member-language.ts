import type { EndpointRequest } from '../http/endpoint';
import { refererPath } from '../http/referer-path';
import { languageAt } from '../pages/language-at';
import { siteLanguage } from '../sites/languages';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { isLanguageTag } from '@frontage/site-model';

/** The query parameter that carries the language from one of these pages to the next. */
export const languageParameter = 'lang';

/**
 * Gives the language of a member's page: that of its address, else that of the page they come from.
 *
 * @param db the reading side
 * @param site the site
 * @param request the request
 */
export async function memberLanguage(
  db: Database,
  site: Site,
  request: Pick<EndpointRequest, 'query' | 'headers'>,
): Promise<string> {
  const language = request.query.get(languageParameter) ?? '';
  if (siteLanguage(site.settings, language) && isLanguageTag(language)) return language;
  return languageAt(db, site, refererPath(request));
}
