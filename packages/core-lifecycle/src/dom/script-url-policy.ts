/** The name of the one policy that a page's `trusted-types` directive must allow. */
export const scriptUrlPolicyName = 'frontage';

/**
 * Marks addresses of scripts as meant. The DOM library has no types for what the platform gives.
 */
export interface ScriptUrlPolicy {
  /** The address as the platform wants it where a script's address goes. */
  createScriptURL(url: string): string;
}

/** A window that may have Trusted Types, for which the DOM library has no types yet. */
interface TrustedTypesWindow extends Pick<Window, 'document'> {
  readonly trustedTypes?: TrustedTypesFactory;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/**
 * Makes the policy. A page allows it once: whoever makes it hands it on, and only to
 * what loads scripts; they answer for the addresses they give it. Without Trusted
 * Types in the browser an address stays what it is. What is no address on the web throws a
 * TypeError, and so does one without its host or a leading slash.
 */
export function createScriptUrlPolicy(window: Window): ScriptUrlPolicy {
  const rules = {
    createScriptURL(url: string) {
      // A `javascript:` or `data:` address is a program, not the place of one. The blob of a worker
      // can only be made by a script.
      if (/^(blob:)?(https?:)?\//.test(url)) return url;
      throw TypeError(url);
    },
  };
  const page: TrustedTypesWindow = window;
  return page.trustedTypes?.createPolicy(scriptUrlPolicyName, rules) ?? rules;
}
