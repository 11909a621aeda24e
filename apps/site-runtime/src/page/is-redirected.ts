/** A visit of a page by somebody who may look after the site. */
export interface OwnerVisit {
  /** What the hint cookie says; '' for nobody. */
  readonly hint: string;
  /** Whether the page stands in a frame. */
  readonly isFramed: boolean;
  readonly hostname: string;
  /** The page's query. */
  readonly search: string;
  /** Whether the session has the flag `noredirect`. */
  readonly hasFlag: boolean;
  readonly website: { readonly developerMode: boolean; readonly cloneable: boolean };
}

/** Tells whether the query of an address asks for no redirect [2.09]. */
export function asksForNoRedirect(search: string): boolean {
  return new URLSearchParams(search).has('noredirect');
}

/** Tells whether a visit is led to the configuration [2.09]. */
export function isRedirected({
  hint,
  isFramed,
  hostname,
  search,
  hasFlag,
  website: { developerMode, cloneable },
}: OwnerVisit): boolean {
  const isOwner = hint === '1';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const isSpecial = developerMode || cloneable;
  return isOwner && !isFramed && !isSpecial && !isLocal && !hasFlag && !asksForNoRedirect(search);
}
