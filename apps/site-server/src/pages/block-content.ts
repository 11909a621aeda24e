import type { RenderInput } from '@frontage/react-blocks/server';
import type { PageDocument, PageRecord } from '@frontage/site-model';
import type { PagePolicy } from '../http/security-headers';
import type { Site } from '../sites/site-settings';

/** A page whose blocks are loaded. */
export interface BlockPage {
  site: Site;
  page: PageRecord;
  document: PageDocument;
  /** The visitor's choices on the page, such as a filter. @default none */
  query?: URLSearchParams | undefined;
}

/**
 * What is shown of something that changes without the page, so that a cached page can be checked.
 */
export interface LiveMark {
  /** Identifies the displayed content: it changes when anything of it does. */
  mark: string;
  /** When the content changes by itself, UTC milliseconds; null for never. */
  nextAt: number | null;
}

/** What blocks of a page show from another room. */
export interface BlockContent {
  /** The input for the renderer. */
  input: Partial<RenderInput>;
  /** What the page's policy must allow for it. @default nothing */
  policy?: Pick<PagePolicy, 'forms' | 'captchas'>;
  /** Absent if it changes only with the site. */
  live?: LiveMark & {
    /** Gives the mark of the current content. */
    look(site: Site): Promise<LiveMark | undefined>;
  };
}

/**
 * Puts together what changes by itself on a page that shows it from several rooms.
 *
 * @param contents what the rooms show
 * @returns undefined if nothing does
 */
export function joinLive(contents: readonly BlockContent[]): BlockContent['live'] {
  const lives = contents.flatMap(({ live }) => live ?? []);
  if (lives.length < 2) return lives[0];
  const join = (marks: readonly LiveMark[]): LiveMark => {
    const times = marks.flatMap(({ nextAt }) => nextAt ?? []);
    return {
      mark: marks.map(({ mark }) => mark).join(' '),
      nextAt: times.length === 0 ? null : Math.min(...times),
    };
  };
  return {
    ...join(lives),
    async look(site) {
      const marks = await Promise.all(lives.map((live) => live.look(site)));
      return join(marks.filter((mark) => mark !== undefined));
    },
  };
}

/** Puts together the input for the renderer of several rooms. */
export function inputOf(contents: readonly BlockContent[]): Partial<RenderInput> {
  return contents.reduce<Partial<RenderInput>>(
    (merged, { input }) => ({ ...merged, ...input }),
    {},
  );
}

/**
 * Loads what blocks of a page show. Each room whose blocks show its data has such a function; the
 * app passes them to the renderer.
 *
 * @returns undefined if the page has no such block
 */
export type LoadBlocks = (page: BlockPage) => Promise<BlockContent | undefined>;
