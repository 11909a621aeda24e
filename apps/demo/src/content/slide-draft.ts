import type { JsonObject } from '@frontage/site-model';
import { seedId } from '../seed-id';

/** A slide: the picture's file name, and the words below it. */
export interface SlideDraft {
  /** The picture's file name without ending. */
  name: string;
  /** Its own name in addresses. */
  url?: string;
  title?: string;
  description?: string;
  /** Where a click leads instead of the large picture. */
  clickThroughUrl?: string;
  /** A link below the words, shown full screen too. */
  linkUrl?: string;
  linkText?: string;
  /** Another asset than the picture of that name. */
  assetId?: string;
  alt?: string;
  /** A film that the picture is the poster of. */
  video?: JsonObject;
}

/** What a slide may have besides its words. */
export type SlideMore = Pick<
  SlideDraft,
  'url' | 'alt' | 'clickThroughUrl' | 'linkUrl' | 'linkText'
>;

/** A picture with its words; an empty description is none. */
export function slide(
  name: string,
  title: string,
  description = '',
  more: SlideMore = {},
): SlideDraft {
  return { name, title, ...(description && { description }), ...more };
}

/** The asset of a picture by its file name without ending. */
export function pictureId(name: string): string {
  return seedId(`picture:${name}.jpg`);
}
