import { readConsentChoice, type ConsentState } from '@frontage/census';
import { cookiePolicy } from '@frontage/site-model';
import type { ConsentHeaders } from './has-decided';
import { readCookieSettings } from './read-cookie-settings';
import type { Site } from './site-settings';

/**
 * Gives what decides which categories a visitor allows: their choice, what their browser says, and
 * what the site asks for [3.22]. `allowsCategory` judges it, as it does in the browser.
 *
 * @param choice of the visitor. @default the one in their cookie
 */
export function visitorConsent(
  { settings }: Pick<Site, 'settings'>,
  headers: ConsentHeaders,
  choice = readConsentChoice(headers.cookie),
): ConsentState {
  const policy = cookiePolicy(readCookieSettings(settings));
  return {
    choice,
    hasSignal: headers['sec-gpc'] === '1',
    isAsked: policy.isCookieBannerEnabled,
    isRestrictive: policy.isRestrictiveCookiePolicyEnabled,
    isAbsolute: policy.isRestrictiveCookiePolicyAbsolute,
  };
}
