import { readConsentChoice } from '@frontage/census';
import { isRecord } from '@frontage/core-lifecycle/reading';
import type { Site } from './site-settings';

/** What a browser says about consent with each request. */
export interface ConsentHeaders {
  readonly cookie?: string | undefined;
  /** Global Privacy Control: `1`. */
  readonly 'sec-gpc'?: string | undefined;
}

/**
 * Whether a visitor of a site that asks has answered, or their browser does by its signal: then the
 * cookie banner is hidden. Always false for a site that does not ask.
 */
export function hasDecided(
  { settings }: Pick<Site, 'settings'>,
  headers: ConsentHeaders = {},
): boolean {
  const isDecided = headers['sec-gpc'] === '1' || readConsentChoice(headers.cookie) !== 'undecided';
  if (!isDecided || !isRecord(settings.context)) return false;
  const { cookieSettings } = settings.context;
  return isRecord(cookieSettings) && cookieSettings['isCookieBannerEnabled'] === true;
}
