import { readVisitorCookie, type Visitor } from './visitor-cookie';

const visitFormat = /^[1-9]\d{0,15}$/;

/** What a page view makes of the two cookies. */
export interface VisitStep {
  readonly visitor: Visitor;
  /** Whether a visit begins: then the visit cookie is written as well [3.16]. */
  readonly isNewVisit: boolean;
}

/**
 * Counts a page view: in the visit that runs, or as the first of a new one. A cookie of another
 * format [5.04] counts as none, so a broken one is replaced.
 *
 * @param cookies the two values; the visit cookie has expired when the visit is over [9.01]
 * @param now milliseconds since 1970
 * @param newToken makes the token of a new visitor
 */
export function stepVisit(
  cookies: { readonly visitor: string | undefined; readonly visit: string | undefined },
  now: number,
  newToken: () => string,
): VisitStep {
  const known = readVisitorCookie(cookies.visitor);
  const isNewVisit = !known || !visitFormat.test(cookies.visit ?? '');
  if (!known) {
    const first = { firstVisit: now, previousVisit: now, currentVisit: now, visitCount: 1 };
    return { visitor: { token: newToken(), ...first }, isNewVisit };
  }
  if (!isNewVisit) return { visitor: known, isNewVisit };
  const visitor = {
    ...known,
    previousVisit: known.currentVisit,
    currentVisit: now,
    visitCount: known.visitCount + 1,
  };
  return { visitor, isNewVisit };
}
