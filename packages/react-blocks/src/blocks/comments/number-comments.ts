/** A comment as it is stored. */
export interface CommentEntry {
  author: string;
  text: string;
  /** The day, as `2026-03-01`. @default it has none */
  date?: string | undefined;
  /** Its own part of its address. @default its number in the list */
  id?: string | undefined;
  /** The id of the comment that it answers. @default none */
  replyTo?: string | undefined;
}

/** A comment with the id that it has on its page. */
export interface NumberedComment extends CommentEntry {
  id: string;
  /** The comment that it answers, if that is in the list. */
  answers: { readonly id: string; readonly author: string } | undefined;
}

/**
 * Gives each comment an id that no other has: its own, or the block's with its number. Of two with
 * one id, the first keeps it.
 *
 * @param blockId the block's, if it has one
 */
export function numberComments(
  comments: readonly CommentEntry[],
  blockId: string | undefined,
): readonly NumberedComment[] {
  const byId = new Map<string, CommentEntry>();
  const numbered = comments.map((comment, index) => {
    const own = comment.id?.trim() || undefined;
    const isFree = own !== undefined && !byId.has(own);
    const id = isFree ? own : [blockId, index + 1].filter(Boolean).join('-');
    byId.set(id, comment);
    return { ...comment, id };
  });
  return numbered.map((comment) => {
    const asked = comment.replyTo === undefined ? undefined : byId.get(comment.replyTo);
    const answers = asked && { id: comment.replyTo ?? '', author: asked.author };
    return { ...comment, answers };
  });
}
