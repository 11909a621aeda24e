import { isRecord } from '@frontage/core-lifecycle/reading';
import { readRichText, type RichWords } from './rich-node';

/** The colours of an announcement bar; each has its text colour in the look of the site. */
export const announcementTones = ['accent', 'dark', 'tinted'] as const;

/** The bar above the header of every page of a site [6.03]. */
export interface SiteAnnouncement {
  /** Whether visitors see it; a bar without words is never shown. */
  isShown: boolean;
  /** One line, perhaps with links. */
  words: RichWords[];
  tone: (typeof announcementTones)[number];
}

/**
 * Reads a stored announcement bar. Never throws: what is absent or wrong has its default, which is
 * a bar that is not shown.
 */
export function readSiteAnnouncement(raw: unknown): SiteAnnouncement {
  const { isShown, words, tone } = isRecord(raw) ? raw : {};
  const [line] = readRichText([{ kind: 'paragraph', words }]);
  return {
    isShown: isShown === true,
    words: line?.kind === 'paragraph' ? line.words : [],
    tone: announcementTones.find((known) => known === tone) ?? 'accent',
  };
}
