import { isRecord, isText } from '@frontage/core-lifecycle/reading';
import { safeHref } from '../safe-href';

/** The corners of the window that a badge can stand in. */
export const badgeCorners = ['start', 'end'] as const;

/** A small credit in a corner of every page [1.04]. */
export interface SiteBadge {
  /** Whether visitors see it. */
  isShown: boolean;
  /** What it says; '' for the words of the program. */
  text: string;
  /** Where it leads; '' for nowhere. */
  href: string;
  /** At the bottom, where lines begin or where they end. */
  corner: (typeof badgeCorners)[number];
}

/**
 * Reads a stored badge. Never throws: what is absent or wrong has its default, which is a badge
 * that is not shown.
 */
export function readSiteBadge(raw: unknown): SiteBadge {
  const { isShown, text, href, corner } = isRecord(raw) ? raw : {};
  return {
    isShown: isShown === true,
    text: isText(text) ? text.trim() : '',
    href: safeHref(href) ?? '',
    corner: badgeCorners.find((known) => known === corner) ?? 'end',
  };
}
