import type { RenderInput } from '@frontage/react-blocks/server';
import type { PageDocument } from '@frontage/site-model';
import type { PagePolicy } from '../http/security-headers';
import type { Site } from '../sites/site-settings';

/** A page whose blocks are looked up. */
export interface BlockPage {
  site: Site;
  document: PageDocument;
  /** What a visitor chose on the page, such as a filter. @default nothing */
  query?: URLSearchParams | undefined;
}

/** What is shown of something that changes without the page, so that a kept page can be judged. */
export interface LiveMark {
  /** Names what is shown: another one when anything of it differs. */
  mark: string;
  /** When it changes by itself, UTC milliseconds; null for never. */
  nextAt: number | null;
}

/** What blocks of a page show that another room keeps. */
export interface BlockContent {
  /** What the renderer is given. */
  input: Partial<RenderInput>;
  /** What the page's policy must allow for it. @default nothing */
  policy?: Pick<PagePolicy, 'forms' | 'captchas'>;
  /** Absent where it changes only with the site. */
  live?: LiveMark & {
    /** What would be shown by now. */
    look(site: Site): Promise<LiveMark | undefined>;
  };
}

/**
 * Looks up what blocks of a page show. Each room that has blocks with data of its own gives one;
 * the app hands them to the renderer.
 *
 * @returns nothing where the page has no such block
 */
export type LoadBlocks = (page: BlockPage) => Promise<BlockContent | undefined>;
