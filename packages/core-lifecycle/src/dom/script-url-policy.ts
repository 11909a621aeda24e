/** The name of the one policy that a page's `trusted-types` directive must allow. */
export const scriptUrlPolicyName = 'frontage';

/** Marks addresses of scripts as meant. The DOM library has no types for what the platform gives. */
export interface ScriptUrlPolicy {
  /**
   * The address as the platform wants it where a script's address goes.
   *
   * @throws TypeError for anything but an http or https address
   */
  createScriptURL(url: string): string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
}

/**
 * Makes the policy. A page allows it once: whoever makes it hands it on. Without
 * Trusted Types in the browser it only checks.
 */
export function createScriptUrlPolicy(window: Window): ScriptUrlPolicy {
  const rules = { createScriptURL: checkScriptUrl };
  // The DOM library has no types for Trusted Types yet.
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  return factory ? factory.createPolicy(scriptUrlPolicyName, rules) : rules;
}

function checkScriptUrl(url: string): string {
  if (/^https?:/.test(url)) return url;
  throw new TypeError(`Not a script: ${url}`);
}
