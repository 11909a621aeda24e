/** The anchor of an item's thread at a comments service. */
export const commentThreadAnchor = 'disqus_thread';

/** The id of a comment's element, which ends the address of a link to it [2.14]. */
export function commentAnchor(id: string): string {
  return `comment-${id}`;
}

/**
 * Gives the address of a comment [2.14]: its item's, and the comment's own anchor; with a comments
 * service the anchor of the whole thread, because the service shows the comments.
 *
 * @param itemHref the address of the item's page
 * @param id the comment's
 * @param hasService whether the site has a comments service
 */
export function commentHref(itemHref: string, id: string, hasService: boolean): string {
  return `${itemHref}#${hasService ? commentThreadAnchor : commentAnchor(id)}`;
}
