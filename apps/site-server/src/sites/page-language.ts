import type { RenderInput } from '@frontage/react-blocks/server';
import { textDirection, type PageDocument } from '@frontage/site-model';
import {
  readSiteAnnouncement,
  readSitePopup,
  type SiteAnnouncement,
  type SitePopup,
} from '@frontage/site-model/fields';
import { siteLanguage } from './languages';
import type { SiteLanguage, SiteSettings } from './site-settings';

/** The language of a page and the settings of the site for that language. */
export type PageLanguage = Pick<
  RenderInput,
  'locale' | 'dir' | 'headerFooter' | 'fonts' | 'texts'
> & {
  /** The announcement bar, whether or not visitors see it. */
  readonly announcement: SiteAnnouncement;
  /** The pop-up, whether or not visitors see it. */
  readonly popup: SitePopup;
};

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
  } = nearestLanguage(settings, locale);
  const dir = language === undefined ? settings.dir : textDirection(language);
  const announcement = readSiteAnnouncement({ ...settings.announcement, ...ownBar });
  const popup = readSitePopup({ ...settings.popup, ...ownPopup });
  return { locale, dir, headerFooter, fonts, texts, announcement, popup };
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
