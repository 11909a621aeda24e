import type { VisitorStorage } from '../storage/visitor-storage';
import { sessionKeys, visitCookies } from './visit-cookies';
import { stepVisit } from './step-visit';
import { formatVisitorCookie, type Visitor } from './visitor-cookie';

/** Word for word [8.13]. */
const messages = {
  analyticsId: 'Unable to store analyticsId',
  storage: 'Unable access local/session storage.',
};

/** Who is here, and for the how manieth time. */
export interface Visit {
  readonly visitor: Visitor;
  /** The value of the visitor cookie; '' where the browser keeps no cookie. */
  readonly visitorCookie: string;
  readonly analyticsId: string;
  readonly sessionId: string;
  /** Whether this page is the first of its session. */
  readonly isFirstLanding: boolean;
  /** Whether the session is the visitor's first. */
  readonly isFirstSession: boolean;
  /** Whether the browser keeps texts in its storage. */
  readonly hasLocalStorage: boolean;
}

/** What a visit is started with. */
export interface VisitOptions {
  readonly storage: VisitorStorage;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Makes an id: letters, digits and dashes. */
  readonly newId: () => string;
  /** The site's id, for the cookie of the last site [3.18]. */
  readonly websiteId: string;
  /** Receives a message when the browser keeps nothing [8.13]. */
  readonly warn: (message: string) => void;
}

/**
 * Counts a page view in the cookies of its visitor, and marks landing and session [4.16]. A browser
 * that keeps nothing gives a visit of this page alone.
 */
export function startVisit({ storage, now, newId, websiteId, warn }: VisitOptions): Visit {
  const { cookies, local } = storage;
  const { visitor: ofVisitor, visit: ofVisit, lastSite, analyticsId: ofId } = visitCookies;
  const values = { visitor: cookies.read(ofVisitor.name), visit: cookies.read(ofVisit.name) };
  const { visitor, isNewVisit } = stepVisit(values, now, newId);
  const value = formatVisitorCookie(visitor);
  // With each page, since browsers cap the lifetime.
  const isKept = cookies.write(ofVisitor.name, value, ofVisitor.lifetime);
  if (isNewVisit) cookies.write(ofVisit.name, String(now), ofVisit.lifetime);
  if (websiteId) cookies.write(lastSite.name, websiteId, lastSite.lifetime);
  const analyticsId = cookies.read(ofId.name) || newId();
  if (!cookies.write(ofId.name, analyticsId, ofId.lifetime)) warn(messages.analyticsId);

  const session = readSession(storage, newId, visitor);
  const hasLocalStorage = local.set(probe, '1');
  local.remove(probe);
  if (!hasLocalStorage || !session.isKept) warn(messages.storage);
  return {
    visitor,
    visitorCookie: isKept ? value : '',
    analyticsId,
    sessionId: session.id,
    isFirstLanding: session.isLanding,
    isFirstSession: session.isFirst,
    hasLocalStorage,
  };
}

const probe = 'ss_probe';

/** Reads the marks of the session, or sets them on its first page [4.16]. */
function readSession({ session }: VisitorStorage, newId: () => string, visitor: Visitor) {
  const known = session.get(sessionKeys.id);
  if (known)
    return {
      id: known,
      isLanding: false,
      isFirst: session.get(sessionKeys.isFirst) === 'true',
      isKept: true,
    };
  const id = newId();
  const isFirst = visitor.visitCount === 1;
  const isKept = session.set(sessionKeys.id, id);
  session.set(sessionKeys.isFirst, String(isFirst));
  return { id, isLanding: true, isFirst, isKept };
}

/** Removes all that `startVisit` keeps. */
export function forgetVisit({ cookies, session }: VisitorStorage): void {
  for (const { name } of Object.values(visitCookies)) cookies.remove(name);
  for (const key of Object.values(sessionKeys)) session.remove(key);
}
