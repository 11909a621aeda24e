import type { PageVersion } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import { languageVersions } from '../sites/language-versions';
import type { Site } from '../sites/site-settings';
import { shownOrigin } from './page-brand';

/**
 * Returns the addresses of a page in several languages, for search engines; empty if there is none
 * but itself.
 *
 * @param baseUrl the address in the configuration
 */
export function pageVersions(
  site: Pick<Site, 'host' | 'settings'>,
  page: PageRecord,
  baseUrl: string | undefined,
): readonly PageVersion[] {
  const origin = shownOrigin(site, baseUrl);
  return languageVersions(site.settings, page).map(({ language, path }) => ({
    language,
    href: origin + encodeURI(path),
  }));
}
