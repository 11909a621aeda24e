/** The parts of Trusted Types in use; the DOM library has no types for them. */
interface TrustedTypesFactory {
  readonly defaultPolicy: object | null;
  createPolicy(
    name: 'default',
    rules: { createHTML(html: string): string; createScriptURL(url: string): string | null },
  ): unknown;
}

/**
 * Lets the script of the comments service, which does not know Trusted Types, work under them: it
 * may load more scripts of its own service, and whatever it writes into the page becomes text.
 * Everything else stays refused. Does nothing in a browser without Trusted Types, or if there is a
 * default policy already.
 *
 * @param origin of the service
 * @throws TypeError if the page's policy does not allow a default policy
 */
export function allowCommentsService(window: Window, origin: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => html.replaceAll('<', '&lt;'),
    createScriptURL: (url) => (URL.canParse(url) && new URL(url).origin === origin ? url : null),
  });
}
