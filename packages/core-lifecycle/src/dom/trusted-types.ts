import { lifecycleMessages } from '../messages';

/** The name of the one policy that a page's `trusted-types` directive must allow. */
export const trustedTypesPolicyName = 'frontage';

/** What the platform's policy gives; the DOM library has no types for it yet. */
interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

const policies = new WeakMap<Window, ScriptUrlPolicy>();

/**
 * Marks a script's address as one we meant, through the one policy of the page.
 * Without Trusted Types in the browser the address comes back as it is.
 *
 * @throws TypeError for anything but an http or https address
 */
export function trustedScriptUrl(window: Window, url: string): string {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes; // see TrustedTypesFactory
  if (!factory) return checkScriptUrl(url);
  const policy = policies.get(window) ?? factory.createPolicy(trustedTypesPolicyName, { createScriptURL: checkScriptUrl });
  policies.set(window, policy);
  // A TrustedScriptURL goes wherever the platform takes a script's address, which is typed as string.
  return policy.createScriptURL(url) as string;
}

function checkScriptUrl(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new TypeError(lifecycleMessages['script-refused'](url));
}
