import { commentThreadAnchor } from '@frontage/site-model';

/**
 * Attributes of comment counts. Those on the places for counts are defined by the comments service.
 */
export const commentsCountParts = {
  /** On the root: the site's name at the comments service. */
  shortname: 'data-comments-shortname',
  /** On a place for a count: the thread to count. */
  identifier: 'data-disqus-identifier',
  /** The end of the address of a link to a thread; the link's words are replaced by the count. */
  threadHash: `#${commentThreadAnchor}`,
  /** The id of the script's element: the script reads its own address there. */
  scriptId: 'dsq-count-scr',
} as const;
