/** The parts of Trusted Types in use; the DOM library has no types for them. */
interface TrustedTypesFactory {
  readonly defaultPolicy: object | null;
  createPolicy(
    name: 'default',
    rules: { createHTML(html: string): string; createScriptURL(url: string): string | null },
  ): unknown;
}

/** The origins that our default policy lets through, by window: a window has one such policy. */
const allowed = new WeakMap<Window, Set<string>>();

/**
 * Lets the script of a service, which does not know Trusted Types, work under them: it may load
 * more scripts of its own service, and whatever it writes into the page becomes text. Everything
 * else stays refused. Does nothing in a browser without Trusted Types, or if somebody else has made
 * a default policy.
 *
 * @param origin of the service
 * @throws TypeError if the page's policy does not allow a default policy
 */
export function allowService(window: Window, origin: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  const origins = allowed.get(window);
  origins?.add(origin);
  if (origins || !trustedTypes || trustedTypes.defaultPolicy) return;
  const own = new Set([origin]);
  trustedTypes.createPolicy('default', {
    createHTML: (html) => html.replaceAll('<', '&lt;'),
    createScriptURL: (url) => (URL.canParse(url) && own.has(new URL(url).origin) ? url : null),
  });
  allowed.set(window, own);
}
