/** Attributes of comment counts. Those of places are the comments service's own. */
export const commentsCountParts = {
  /** On the root: the site's name at the comments service. */
  shortname: 'data-comments-shortname',
  /** On a place for a count: which thread it counts. */
  identifier: 'data-disqus-identifier',
  /** How the address of a link to a thread ends; its words are replaced by the count. */
  threadHash: '#disqus_thread',
  /** The script's element: the script reads its own address there. */
  scriptId: 'dsq-count-scr',
} as const;
