/** What a visitor has answered to the cookie banner. */
export type ConsentChoice = 'undecided' | 'accepted' | 'refused';

/**
 * What a visitor may be asked for. `necessary` is what the page needs; `analytics` remembers a
 * visitor and tells how the site is used, replay included; `marketing` tells advertisers;
 * `external` shows what other providers send: players, maps, comments, their fonts.
 */
export type ConsentCategory = 'necessary' | 'analytics' | 'marketing' | 'external';

/** The categories that need consent, in the order in which they are told. */
export const consentCategories = [
  'analytics',
  'marketing',
  'external',
] as const satisfies readonly ConsentCategory[];

/** What a site asks its visitors, and what it never does [3.22]. */
export interface ConsentPolicy {
  /** Whether visitors are asked: the cookie banner is on. */
  readonly isAsked: boolean;
  /** Whether no analytics cookie is set before the visitor accepts. */
  readonly isRestrictive: boolean;
  /** Whether that stays so after the visitor has accepted. */
  readonly isAbsolute: boolean;
}

/** All that decides what is allowed. */
export interface ConsentState extends ConsentPolicy {
  readonly choice: ConsentChoice;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasSignal: boolean;
}

/**
 * Whether a category is allowed. An explicit choice counts most. Without one the browser's signal
 * refuses analytics and marketing, and a site that asks gets nothing before the answer; a site that
 * does not ask does as its owner says.
 *
 * @example allowsCategory(state, 'analytics')
 */
export function allowsCategory(state: ConsentState, category: ConsentCategory): boolean {
  const { choice, isAsked, isRestrictive, isAbsolute, hasSignal } = state;
  if (category === 'necessary') return true;
  if (choice === 'refused') return false;
  const hasAccepted = choice === 'accepted';
  if (category === 'analytics' && isRestrictive && (isAbsolute || !hasAccepted)) return false;
  if (hasAccepted) return true;
  return !isAsked && (category === 'external' || !hasSignal);
}
