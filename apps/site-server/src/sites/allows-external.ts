import { allowsCategory, readConsentChoice } from '@frontage/census';
import { cookiePolicy } from '@frontage/site-model';
import { readCookieSettings } from './read-cookie-settings';
import type { ConsentHeaders } from './has-decided';
import type { Site } from './site-settings';

/** Whether a visitor lets other providers show what they have: players, maps, code of theirs. */
export function allowsExternal(
  { settings }: Pick<Site, 'settings'>,
  headers: ConsentHeaders,
): boolean {
  const policy = cookiePolicy(readCookieSettings(settings));
  const state = {
    choice: readConsentChoice(headers.cookie),
    hasSignal: headers['sec-gpc'] === '1',
    isAsked: policy.isCookieBannerEnabled,
    isRestrictive: policy.isRestrictiveCookiePolicyEnabled,
    isAbsolute: policy.isRestrictiveCookiePolicyAbsolute,
  };
  return allowsCategory(state, 'external');
}
