import type { RenderInput } from '@frontage/react-blocks/server';
import { textDirection, type PageDocument } from '@frontage/site-model';
import {
  readSiteAnnouncement,
  readSiteBadge,
  readSiteInfoBar,
  readSitePopup,
  type SiteAnnouncement,
  type SiteBadge,
  type SiteInfoBar,
  type SitePopup,
} from '@frontage/site-model/fields';
import { siteLanguage } from './languages';
import type { SiteLanguage, SiteSettings } from './site-settings';

/** The parts of every page as a site has them, whether or not visitors see them. */
export interface SiteParts {
  readonly announcement: SiteAnnouncement;
  readonly popup: SitePopup;
  readonly infoBar: SiteInfoBar;
  readonly badge: SiteBadge;
}

/** The language of a page and the settings of the site for that language. */
export type PageLanguage = Pick<
  RenderInput,
  'locale' | 'dir' | 'headerFooter' | 'fonts' | 'texts'
> & { readonly parts: SiteParts };

/**
 * Returns the language of a page: its own, else the site's. What the site has for that language, or
 * for a wider one (`ar` for `ar-EG`), replaces its general settings.
 */
export function pageLanguage(
  settings: SiteSettings,
  { language }: Pick<PageDocument, 'language'>,
): PageLanguage {
  const locale = language ?? settings.locale;
  const {
    headerFooter = settings.headerFooter,
    fonts = settings.fonts,
    texts,
    announcement: ownBar,
    popup: ownPopup,
    infoBar: ownHours,
  } = nearestLanguage(settings, locale);
  const dir = language === undefined ? settings.dir : textDirection(language);
  const parts = {
    announcement: readSiteAnnouncement({ ...settings.announcement, ...ownBar }),
    popup: readSitePopup({ ...settings.popup, ...ownPopup }),
    infoBar: readSiteInfoBar({ ...settings.infoBar, ...ownHours }),
    badge: readSiteBadge(settings.badge),
  };
  return { locale, dir, headerFooter, fonts, texts, parts };
}

/**
 * Finds the nearest language of a site: the tag itself, else the tag without its last part, and so
 * on.
 */
function nearestLanguage(settings: SiteSettings, locale: string): SiteLanguage {
  for (let tag = locale; tag !== ''; tag = tag.replace(/-?[^-]*$/, '')) {
    const found = siteLanguage(settings, tag);
    if (found) return found;
  }
  return {};
}
