import { pageTypes, type PageSection } from '@frontage/site-model';
import type { DemoPage } from '../demo-site';
import { seedId } from '../seed-id';
import type { BlockDraft } from './block-draft';

/** A band of a page before its blocks have ids. */
export interface SectionDraft {
  id: string;
  width: PageSection['width'];
  tone?: PageSection['tone'];
  gap?: NonNullable<PageSection['gap']>;
  entrance?: PageSection['entrance'];
  blocks: BlockDraft[];
}

/** A page before its blocks have ids. */
export interface PageDraft extends Pick<
  DemoPage,
  'slug' | 'title' | 'description' | 'collectionId' | 'collection' | 'event'
> {
  /** @default an ordinary page */
  pageType?: number;
  /** A BCP 47 tag. @default the site's language */
  language?: string;
  sections: SectionDraft[];
}

/** Gives every block of a page its id, the same at each start. */
export function writePage({
  sections,
  pageType = pageTypes.codes.page,
  language,
  ...page
}: PageDraft): DemoPage {
  return {
    ...page,
    pageType,
    document: {
      version: 1,
      ...(language !== undefined && { language }),
      sections: sections.map(({ tone = 'plain', blocks, ...section }) => ({
        ...section,
        tone,
        blocks: blocks.map((block, index) => ({
          id: seedId(`block:${page.slug}/${section.id}/${index}`),
          ...block,
        })),
      })),
    },
  };
}
