import { writeConsentPolicy } from '@frontage/census';
import { cookiePolicy, type SiteContext } from '@frontage/site-model';

/** Gives what a page's root element says of the consent that its site wants; `''` for none. */
export function consentMark({ cookieSettings }: Pick<SiteContext, 'cookieSettings'>): string {
  const policy = cookiePolicy(cookieSettings);
  return writeConsentPolicy({
    isAsked: policy.isCookieBannerEnabled,
    isRestrictive: policy.isRestrictiveCookiePolicyEnabled,
    isAbsolute: policy.isRestrictiveCookiePolicyAbsolute,
  });
}
