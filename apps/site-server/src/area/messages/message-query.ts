import * as z from 'zod';
import { messageStates } from '../../forms/submissions/messages';
import { listQuery, partHref, queryText, type ListFilter, type ListQuery } from '../list-query';

/** What was just done to messages: `nothing` where none was picked. */
const messageMarks = ['read', 'unread', 'spam', 'ham', 'deleted', 'nothing'] as const;

/** Messages that were marked. */
export interface MarkedMessages {
  readonly done: (typeof messageMarks)[number];
  /** Those that were not so before. */
  readonly ids: readonly string[];
}

/** The query of the list: what it filters by, which part of it is shown, what was just done. */
export const messageQuery = listQuery(messageStates).extend({
  form: queryText(40),
  done: z.enum(messageMarks).optional().catch(undefined),
});

/** The query of one message: of the list that it was opened from, and what was just done. */
export const oneMessageQuery = messageQuery.extend({
  done: z.enum(['answeredNow', 'notedNow']).optional().catch(undefined),
});

/** What such a query asks for. */
export type OneMessageQuery = z.infer<typeof oneMessageQuery>;

/** What a query asks for. */
export type MessageQuery = z.infer<typeof messageQuery>;

/** The address of the list. */
export const messagesPath = '/config/messages';

/**
 * Returns an address with the filter of a list, so that whoever goes on keeps it.
 *
 * @param path of the list or of a message
 * @param query the filter
 * @param part which part of the list. @default its top
 * @param marked what was just done. @default nothing
 */
export function messagesHref(
  path: string,
  query: ListFilter,
  { before, after }: Partial<Pick<ListQuery, 'before' | 'after'>> = {},
  marked?: MarkedMessages,
): string {
  return partHref(path, query, { before, after, ...marked });
}
