import { isCount, isRecord, isText } from '@frontage/core-lifecycle/reading';
import { isId } from '../create-id';
import { safeHref } from '../safe-href';
import type { ContextPopupOverlay } from '../site-context';
import { readRichText, type RichNode } from './rich-node';

/** Where a pop-up stands: over the page, which waits, or in its corner. */
export const popupStyles = ['overlay', 'corner'] as const;

/** The longest time before a pop-up comes, in seconds. */
export const longestPopupDelay = 600;

/** The pop-up of a site [3.23]: what it shows, and when. */
export interface SitePopup extends ContextPopupOverlay {
  /** Whether visitors see it; one without a title is never shown. */
  isShown: boolean;
  /** Its heading, and the name of its dialog. */
  title: string;
  nodes: RichNode[];
  /** The id of its picture; '' for none. */
  assetId: string;
  /** The id of its newsletter form; '' for none. */
  formId: string;
  /** Its button; both '' for none. */
  button: { text: string; href: string };
  style: (typeof popupStyles)[number];
  /** Seconds between the page and the pop-up. */
  delay: number;
}

/**
 * Reads a stored pop-up. Never throws: what is absent or wrong has its default, which is a pop-up
 * that is not shown.
 */
export function readSitePopup(raw: unknown): SitePopup {
  const stored = isRecord(raw) ? raw : {};
  const button = isRecord(stored.button) ? stored.button : {};
  const id = (value: unknown) => (isText(value) && isId(value) ? value : '');
  const text = (value: unknown) => (isText(value) ? value : '');
  const { displayFrequency } = stored;
  return {
    isShown: stored.isShown === true,
    version: isCount(stored.version) ? stored.version : 1,
    title: text(stored.title),
    nodes: readRichText(stored.nodes),
    assetId: id(stored.assetId),
    formId: id(stored.formId),
    button: { text: text(button.text), href: safeHref(button.href) ?? '' },
    style: popupStyles.find((known) => known === stored.style) ?? 'overlay',
    enableMobile: stored.enableMobile !== false,
    showUntilSignup: stored.showUntilSignup === true,
    displayFrequency:
      isCount(displayFrequency) || displayFrequency === -1 ? Number(displayFrequency) : 14,
    delay: isCount(stored.delay) ? Math.min(stored.delay, longestPopupDelay) : 5,
  };
}
