import type { ContextCookieSettings } from './site-context';

/** What follows from the stored settings of cookies [3.22]. */
export interface CookiePolicy {
  /** Whether visitors are asked before anything that is not necessary. */
  readonly isCookieBannerEnabled: boolean;
  /** Whether no analytics cookie comes before a yes; stored as `isAnalyticsCookiesDisabled`. */
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  /** Whether none is set after that either. */
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
  /** Whether no event of a single visitor is kept: the inverse of `isActivityLogEnabled`. */
  readonly isVisitorDataRestricted: boolean;
}

/** Gives what the settings of cookies mean [3.22]. An absolute policy is a restrictive one. */
export function cookiePolicy(settings: ContextCookieSettings): CookiePolicy {
  const { isCookieBannerEnabled, isAnalyticsCookiesDisabled } = settings;
  return {
    isCookieBannerEnabled,
    isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
    isRestrictiveCookiePolicyAbsolute:
      isAnalyticsCookiesDisabled && settings.isRestrictiveCookiePolicyAbsolute,
    isVisitorDataRestricted: !settings.isActivityLogEnabled,
  };
}
