import {
  navigationLinks,
  type NavigationLink,
  type PageRecord,
  type SiteHeaderFooter,
} from '@frontage/site-model';
import { pageLanguage } from './page-language';
import type { SiteSettings } from './site-settings';

/** A page in one of several languages. */
export interface LanguageVersion {
  /** BCP 47, as links to it say. */
  readonly language: string;
  readonly path: string;
}

/** What is to be known of a page. */
interface Page {
  readonly slug: string;
  readonly document: Pick<PageRecord['document'], 'language'>;
}

/**
 * Lists the versions of a page in several languages: itself, then those that its header or footer
 * leads to as a page in another language, and whose own header or footer leads back to it. Empty if
 * there is none but itself.
 *
 * @param settings of the site
 * @param page the page
 */
export function languageVersions(
  settings: SiteSettings,
  { slug, document }: Page,
): LanguageVersion[] {
  const path = `/${slug}`;
  const others: LanguageVersion[] = [];
  let own: string | undefined;
  for (const { language, path: to } of linksOf(settings, document.language)) {
    const known = others.some((other) => other.language === language);
    if (to === path || known) continue;
    const back = linksOf(settings, language).find((link) => link.path === path);
    if (!back || back.language === language) continue;
    own ??= back.language;
    others.push({ language, path: to });
  }
  return own === undefined ? [] : [{ language: own, path }, ...others];
}

/** The links to pages in named languages that pages in a language have. */
function linksOf(settings: SiteSettings, language: string | undefined): LanguageVersion[] {
  const { headerFooter } = pageLanguage(settings, language === undefined ? {} : { language });
  return languageLinks(headerFooter).flatMap(({ href, language: of }) =>
    of !== undefined && /^\/(?!\/)[^?#]*$/.test(href) ? [{ language: of, path: href }] : [],
  );
}

function languageLinks({
  header,
  footer,
}: SiteHeaderFooter): Pick<NavigationLink, 'href' | 'language'>[] {
  const lines = footer.columns.flatMap((column) => column.lines);
  return [
    ...navigationLinks(header.navigation),
    ...lines.flatMap(({ href, ...line }) => (href === undefined ? [] : [{ ...line, href }])),
  ];
}
