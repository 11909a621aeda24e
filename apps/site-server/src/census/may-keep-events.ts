import { isRecord } from '@frontage/core-lifecycle/reading';
import type { EndpointRequest } from '../http/endpoint';
import { readCookie } from '../http/read-cookie';
import type { Site } from '../sites/site-settings';

/** The cookie of a visitor's choice [3.19]. */
const consentCookie = 'ss_cookieAllowed';

/**
 * Whether the events of a request may be stored with what tells its visitor from others; otherwise
 * they are counted, and nothing else of them is kept. Visitors say so by their choice. Without a
 * banner, which asks nobody, they may unless the policy is restrictive or the browser sends Global
 * Privacy Control; under a restrictive policy that is absolute never [9.02].
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
  const isRestrictive = rules['isAnalyticsCookiesDisabled'] === true;
  if (isRestrictive && rules['isRestrictiveCookiePolicyAbsolute'] === true) return false;
  const choice = readCookie(headers.cookie, consentCookie);
  if (choice !== undefined) return choice === 'true';
  const asks = rules['isCookieBannerEnabled'] === true;
  return !asks && !isRestrictive && headers['sec-gpc'] !== '1';
}
