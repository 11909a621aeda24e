import type { ConsentChoice } from './consent-state';

/** The version of the cookie banner [9.01]. A choice is stored with it. */
export const cookieBannerVersion = 2;

/** The cookie of the choice, `true` or `false` [3.19]; scripts can read it. */
export const consentCookie = 'ss_cookieAllowed';

/** How long a choice counts, in milliseconds: 30 days [9.01]. */
export const consentLifetime = 30 * 24 * 60 * 60 * 1000;

/**
 * The cookies that are removed where analytics are not allowed [9.02], on the host and its parent
 * domains, path `/`.
 */
export const restrictedCookies = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
] as const;

/**
 * What a refusal removes beside them: tracking writes these cookies itself, and a page on which it
 * had not started yet removes none.
 */
export const trackingCookies = ['ss_lastid', 'ss_analyticsId'] as const;

/** Where the ledger of a server takes a choice, and where its visitor's own page is. */
export const consentAddress = '/_frontage/privacy';

/** Reads the choice out of a `Cookie` header or of `document.cookie`. Never throws. */
export function readConsentChoice(cookies: string | undefined): ConsentChoice {
  const [, value] = /(?:^|; *)ss_cookieAllowed=(true|false)(?:;|$)/.exec(cookies ?? '') ?? [];
  if (value === undefined) return 'undecided';
  return value === 'true' ? 'accepted' : 'refused';
}
