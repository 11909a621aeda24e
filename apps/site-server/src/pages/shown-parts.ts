import type { RenderInput } from '@frontage/react-blocks/server';
import type { SiteContext } from '@frontage/site-model';
import type { SiteAnnouncement } from '@frontage/site-model/fields';

/** A part of every page that can be tried before visitors see it. */
export type TriedPart = 'announcement';

/** The parts of a page beside its header, its footer and its document. */
export interface ShownParts {
  readonly input: Pick<RenderInput, 'announcement'>;
  /** What the context of the page says of them [3.21]. */
  readonly context: Pick<SiteContext, 'showAnnouncementBar'>;
}

/**
 * Returns the parts that a page shows: those that the settings say, and the one that is tried
 * [6.03].
 */
export function shownParts({
  announcement: { isShown, words, tone },
  tried,
}: {
  readonly announcement: SiteAnnouncement;
  readonly tried: TriedPart | undefined;
}): ShownParts {
  const isTrial = tried === 'announcement';
  const showAnnouncementBar = (isShown || isTrial) && words.length > 0;
  return {
    input: showAnnouncementBar ? { announcement: { words, tone, isTrial } } : {},
    context: { showAnnouncementBar },
  };
}
