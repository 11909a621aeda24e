import { allowsCategory, readConsentChoice } from '@frontage/census';
import { isRecord } from '@frontage/core-lifecycle/reading';
import type { EndpointRequest } from '../http/endpoint';
import type { Site } from '../sites/site-settings';

/**
 * Whether the events of a request may be stored with what tells its visitor from others; otherwise
 * they are counted, and nothing else of them is kept. The rule is that of the browser, checked once
 * more: a page that is old, or not ours, may not know it.
 *
 * @param request with its cookies
 * @param site with its cookie settings [3.22]
 */
export function mayKeepEvents(
  { headers }: Pick<EndpointRequest, 'headers'>,
  { settings }: Pick<Site, 'settings'>,
): boolean {
  const context = isRecord(settings.context) ? settings.context : {};
  const rules = isRecord(context['cookieSettings']) ? context['cookieSettings'] : {};
  const state = {
    choice: readConsentChoice(headers.cookie),
    isAsked: rules['isCookieBannerEnabled'] === true,
    isRestrictive: rules['isAnalyticsCookiesDisabled'] === true,
    isAbsolute: rules['isRestrictiveCookiePolicyAbsolute'] === true,
    hasSignal: headers['sec-gpc'] === '1',
  };
  return allowsCategory(state, 'analytics');
}
