import type { PageNeeds } from '../render/page-needs';
import { commentsCountParts } from './comments-count.parts';

/** The kind of block that shows a page's comment counts. */
export const commentsCountKind = 'comments-count';

/**
 * What a link needs of its page: the comment counts if it leads to a thread, because the count
 * replaces its words.
 */
export function countNeeds(href: string | undefined): PageNeeds | undefined {
  return href?.endsWith(commentsCountParts.threadHash) ? { roots: [commentsCountKind] } : undefined;
}
