/** Why somebody is not tracked on a page [2.12] [6.05]. */
export type NotTrackedReason =
  | 'census-off'
  | 'viewer-in-configuration'
  | 'account'
  | 'not-found'
  | 'lock-screen'
  | 'member-area-denied';

/** What decides whether somebody is tracked on a page. */
export interface TrackingFacts {
  /** The path of the page, such as `/shop/moon-jar`. */
  readonly path: string;
  /** Whether the site has its census switched off. @default false */
  readonly isCensusOff?: boolean | undefined;
  /** Whether somebody is signed in to look after the site. @default false */
  readonly hasAccount?: boolean | undefined;
  /** Whether the account may only look. @default false */
  readonly isViewerOnly?: boolean | undefined;
  /** @default false */
  readonly isNotFound?: boolean | undefined;
  /** Whether the page asks for a password. @default false */
  readonly isLockScreen?: boolean | undefined;
  /** Whether the page is for members, and the visitor may not see it. @default false */
  readonly isMemberAreaDenied?: boolean | undefined;
}

/**
 * Tells why somebody is not tracked on a page, undefined if they are: not who looks after the site,
 * and not on pages that are none [6.05]. Whoever may only look is a visitor, but not in the
 * configuration [2.12]. The server uses it when it renders, the browser when it starts.
 */
export function whyNotTracked(facts: TrackingFacts): NotTrackedReason | undefined {
  if (facts.isCensusOff) return 'census-off';
  if (isBelow(facts.path, '/config'))
    return facts.isViewerOnly ? 'viewer-in-configuration' : undefined;
  if (facts.hasAccount && !facts.isViewerOnly) return 'account';
  if (facts.isNotFound) return 'not-found';
  if (facts.isLockScreen) return 'lock-screen';
  return facts.isMemberAreaDenied ? 'member-area-denied' : undefined;
}

/** Whether a view of the page counts as a page view: the search page does not [2.12]. */
export function countsAsPageView(path: string): boolean {
  return !isBelow(path, '/search');
}

/** Gives the design identifier of events below the design path [2.12]; undefined elsewhere. */
export function designIdentifier(path: string): string | undefined {
  const [, rest] = /^\/config\/design(?:\/+(.*?))?\/*$/.exec(path) ?? [];
  return isBelow(path, '/config/design') ? rest || 'design' : undefined;
}

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
