import type { ConsentPolicy } from './consent-state';

/** The attribute of a page's root element that tells its scripts the policy of the site. */
export const consentPolicyAttribute = 'data-consent';

/** On frames of other providers: once they are allowed, a page loads them again. */
export const consentFrameAttribute = 'data-consent-frame';

/** Writes a policy as the value of the attribute; `''` where nothing is asked or restricted. */
export function writeConsentPolicy({ isAsked, isRestrictive, isAbsolute }: ConsentPolicy): string {
  return [isAsked && 'asked', isRestrictive && 'restrictive', isAbsolute && 'absolute']
    .filter((word) => word !== false)
    .join(' ');
}

/** Reads the value of the attribute. Never throws; unknown words mean nothing. */
export function readConsentPolicy(mark: string | null | undefined): ConsentPolicy {
  const words = (mark ?? '').split(' ');
  return {
    isAsked: words.includes('asked'),
    isRestrictive: words.includes('restrictive'),
    isAbsolute: words.includes('absolute'),
  };
}
