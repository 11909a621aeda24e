import {
  cookieBannerRecord,
  textsInUse,
  type CookieBannerRecord,
} from '@frontage/react-blocks/server';
import { pageLanguage } from '../sites/page-language';
import { readCookieSettings } from '../sites/read-cookie-settings';
import type { Site } from '../sites/site-settings';

/** Gives what the cookie banner of a site says in a language, as the ledger keeps it. */
export function shownBanner({ settings }: Pick<Site, 'settings'>, tag: string): CookieBannerRecord {
  const { locale, texts } = pageLanguage(settings, { language: tag });
  const shown = {
    settings: readCookieSettings(settings),
    isOwnLanguage: locale === settings.locale,
  };
  return cookieBannerRecord(shown, textsInUse(texts, locale));
}
