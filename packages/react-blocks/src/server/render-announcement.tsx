import type { SiteAnnouncement } from '@frontage/site-model/fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { Announcement } from '../blocks/announcement/Announcement';
import { announcementParts } from '../blocks/announcement/announcement.parts';
import { rememberAnnouncement } from '../blocks/announcement/remember-announcement';
import { createNeedsCollector, NeedsProvider, type PageNeeds } from '../render/page-needs';
import { TextsInUseProvider } from '../texts/use-texts';
import type { TextsInUse } from '../texts/texts-in-use';
import { policyHash } from './policy-hash';

/** The bar that a page has above its header. */
export interface ShownAnnouncement extends Pick<SiteAnnouncement, 'words' | 'tone'> {
  /** Whether it is only tried: then a browser does not remember that it was closed. */
  readonly isTrial?: boolean | undefined;
}

/** A rendered announcement bar, and what it needs of its page. */
export interface RenderedAnnouncement {
  readonly html: string;
  readonly needs: Required<PageNeeds>;
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
  const collector = createNeedsCollector();
  const html = renderToStaticMarkup(
    <TextsInUseProvider value={texts}>
      <NeedsProvider value={collector}>
        <Announcement words={words} tone={tone} version={version} script={script} />
      </NeedsProvider>
    </TextsInUseProvider>,
  );
  return { html, needs: collector.needs(), scriptHash: policyHash(script) };
}

/** Twelve characters that differ for other words. */
function shortCode(text: string): string {
  return policyHash(text).slice("'sha256-".length).slice(0, 12);
}
