/** What is used of Trusted Types; the DOM library has no types for them. */
interface TrustedTypesFactory {
  readonly defaultPolicy: object | null;
  createPolicy(
    name: 'default',
    rules: { createHTML(html: string): string; createScriptURL(url: string): string | null },
  ): unknown;
}

/**
 * Lets the script of the comments service work under Trusted Types, of which it knows
 * nothing: it may load more of its own service, and what it writes into the page is
 * text, whatever stands in it. All else stays refused. Does nothing in a browser
 * without them, or where a default policy is there already.
 *
 * @param origin of the service
 * @throws TypeError where the page's policy does not allow a default one
 */
export function allowCommentsService(window: Window, origin: string): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => html.replaceAll('<', '&lt;'),
    createScriptURL: (url) => (URL.canParse(url) && new URL(url).origin === origin ? url : null),
  });
}
