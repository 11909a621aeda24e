import type { PageNeeds } from '../render/page-needs';
import { commentsCountParts } from './comments-count.parts';

/** The kind of block that shows the counts of a page. */
export const commentsCountKind = 'comments-count';

/**
 * What a link needs of its page: the counts of comments where it leads to a thread, since its words
 * are replaced by the number.
 */
export function countNeeds(href: string | undefined): PageNeeds | undefined {
  return href?.endsWith(commentsCountParts.threadHash) ? { roots: [commentsCountKind] } : undefined;
}
