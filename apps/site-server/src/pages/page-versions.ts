import type { PageVersion } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import { languageVersions } from '../sites/language-versions';
import { isMainLanguage, listLanguages } from '../sites/languages';
import type { PublishedVersion } from './translations/list-published-versions';
import type { Site } from '../sites/site-settings';
import { shownOrigin } from './page-brand';

/**
 * Returns the addresses of a page in several languages, for search engines; empty if there is none
 * but itself.
 *
 * @param translated the pages that are translations of each other
 * @param baseUrl the address in the configuration
 */
export function pageVersions(
  site: Pick<Site, 'host' | 'settings'>,
  page: PageRecord,
  translated: readonly PublishedVersion[],
  baseUrl: string | undefined,
): readonly PageVersion[] {
  const origin = shownOrigin(site, baseUrl);
  const { settings } = site;
  const known = translated
    .filter(
      ({ language }) =>
        isMainLanguage(settings, language) || listLanguages(settings).includes(language),
    )
    .map(({ language, slug }) => ({ language, path: `/${slug}` }));
  const versions = known.length > 1 ? known : languageVersions(settings, page);
  return versions.map(({ language, path }) => ({
    language,
    href: origin + encodeURI(path),
  }));
}
