/** The name of the one policy that a page's `trusted-types` directive must allow. */
export const trustedTypesPolicyName = 'frontage';

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

const policies = new WeakMap<Window, ScriptUrlPolicy>();

/**
 * The one policy of a page; made by the first call. Without Trusted Types in the
 * browser it only checks.
 */
export function scriptUrlPolicy(window: Window): ScriptUrlPolicy {
  // The DOM library has no types for Trusted Types yet.
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  const rules = { createScriptURL: checkScriptUrl };
  const policy = policies.get(window) ?? factory?.createPolicy(trustedTypesPolicyName, rules) ?? rules;
  policies.set(window, policy);
  return policy;
}

/** Has the window use a policy that was made elsewhere: a page allows only one of the name. */
export function adoptScriptUrlPolicy(window: Window, policy: ScriptUrlPolicy): void {
  policies.set(window, policy);
}

function checkScriptUrl(url: string): string {
  if (/^https?:\/\//.test(url)) return url;
  throw new TypeError(`[core-lifecycle] Not a script address: ${url}. Give an http or https address.`);
}
