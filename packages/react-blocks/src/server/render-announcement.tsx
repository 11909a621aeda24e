import type { SiteAnnouncement } from '@frontage/site-model/fields';
import { Announcement } from '../blocks/announcement/Announcement';
import { announcementParts } from '../blocks/announcement/announcement.parts';
import { rememberAnnouncement } from '../blocks/announcement/remember-announcement';
import type { TextsInUse } from '../texts/texts-in-use';
import { policyHash } from './policy-hash';
import { renderPart, type RenderedPart } from './render-part';

/** The bar that a page has above its header. */
export interface ShownAnnouncement extends Pick<SiteAnnouncement, 'words' | 'tone'> {
  /** Whether it is only tried: then a browser does not remember that it was closed. */
  readonly isTrial?: boolean | undefined;
}

/** A rendered announcement bar, and what it needs of its page. */
export interface RenderedAnnouncement extends RenderedPart {
  /** The source that allows its script. */
  readonly scriptHash: string;
}

/**
 * Renders the announcement bar of a page [6.03]. Its version is that of its words: whoever closed
 * others sees it.
 */
export function renderAnnouncement(
  { words, tone, isTrial = false }: ShownAnnouncement,
  texts: TextsInUse | undefined,
): RenderedAnnouncement {
  const { version: attribute, storageKey } = announcementParts;
  const script = `(${rememberAnnouncement.toString()})(document,"${attribute}","${storageKey}")`;
  const version = isTrial ? '' : shortCode(JSON.stringify(words));
  const bar = <Announcement words={words} tone={tone} version={version} script={script} />;
  return { ...renderPart(bar, texts), scriptHash: policyHash(script) };
}

/** Twelve characters that differ for other words. */
function shortCode(text: string): string {
  return policyHash(text).slice("'sha256-".length).slice(0, 12);
}
