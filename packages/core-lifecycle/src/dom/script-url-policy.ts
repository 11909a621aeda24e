/** The name of the policy; a page's `trusted-types` directive must allow it. */
export const scriptUrlPolicyName = 'frontage';

/**
 * Marks script addresses as trusted. The DOM library has no types for this part of the platform.
 */
export interface ScriptUrlPolicy {
  /** Gives the address in the form that the platform requires for script addresses. */
  createScriptURL(url: string): string;
}

/** A window that may have Trusted Types; the DOM library has no types for them yet. */
interface TrustedTypesWindow extends Pick<Window, 'document'> {
  readonly trustedTypes?: TrustedTypesFactory;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/**
 * Creates the policy. A page allows it once: whoever creates it passes it on, and only to code that
 * loads scripts and vouches for their addresses. In a browser without Trusted Types an address
 * stays a string. An address that is not on the web throws a TypeError, as does one without a host
 * or a leading slash.
 */
export function createScriptUrlPolicy(window: Window): ScriptUrlPolicy {
  const rules = {
    createScriptURL(url: string) {
      // A `javascript:` or `data:` address contains a program instead of pointing to one. Only a
      // script can create a worker's blob.
      if (/^(blob:)?(https?:)?\//.test(url)) return url;
      throw TypeError(url);
    },
  };
  const page: TrustedTypesWindow = window;
  return page.trustedTypes?.createPolicy(scriptUrlPolicyName, rules) ?? rules;
}
