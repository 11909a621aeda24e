import type { LanguageLink, PageVersion } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import { languageVersions } from '../sites/language-versions';
import { isMainLanguage, listLanguages } from '../sites/languages';
import { ownLanguageName } from '../sites/own-language-name';
import type { PublishedVersion } from './translations/list-published-versions';
import type { Site } from '../sites/site-settings';
import { shownOrigin } from './page-brand';

/** A page in several languages, as the page itself tells of it. */
export interface PageVersions {
  /** For search engines; empty if there is none but itself. */
  readonly versions: readonly PageVersion[];
  /** For the header; empty as well where the owner wants no such links. */
  readonly languageLinks: readonly LanguageLink[];
}

/**
 * Returns the addresses of a page in several languages.
 *
 * @param translated the pages that are translations of each other
 * @param baseUrl the address in the configuration
 */
export function pageVersions(
  site: Pick<Site, 'host' | 'settings'>,
  page: PageRecord,
  translated: readonly PublishedVersion[],
  baseUrl: string | undefined,
): PageVersions {
  const origin = shownOrigin(site, baseUrl);
  const { settings } = site;
  const known = translated
    .filter(
      ({ language }) =>
        isMainLanguage(settings, language) || listLanguages(settings).includes(language),
    )
    .map(({ language, slug }) => ({ language, path: `/${slug}` }));
  const isTranslated = known.length > 1;
  // Pages without such a bond are paired by the links of their headers, which are there already.
  const paired = isTranslated ? known : languageVersions(settings, page);
  const versions = paired.map(({ language, path }) => ({
    language,
    href: origin + encodeURI(path),
  }));
  if (!isTranslated || settings.languageLinks === false) return { versions, languageLinks: [] };
  const tags = known.map(({ language }) => language);
  const languageLinks = known.map((version) => ({
    ...version,
    name: ownLanguageName(version.language, tags),
  }));
  return { versions, languageLinks };
}
