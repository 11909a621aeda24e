import * as z from 'zod';
import { messageStates } from '../../forms/submissions/messages';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';
import { listPlace, writePlace } from '../list-place';

const text = (longest: number) =>
  z.string().max(longest).refine(isStorable).optional().catch(undefined);

/** What was just done to messages: `nothing` where none was picked. */
const messageMarks = ['read', 'unread', 'nothing'] as const;

/** Messages that were marked. */
export interface MarkedMessages {
  readonly done: (typeof messageMarks)[number];
  /** Those that were not so before. */
  readonly ids: readonly string[];
}

/** The query of the list: what it filters by, which part of it is shown, what was just done. */
export const messageQuery = z.object({
  q: text(200),
  form: text(40),
  state: z.enum(messageStates).optional().catch(undefined),
  before: listPlace,
  after: listPlace,
  done: z.enum(messageMarks).optional().catch(undefined),
  ids: z
    .string()
    .max(6000)
    .refine(isStorable)
    .transform((ids) => ids.split('.'))
    .optional()
    .catch(undefined),
});

/** What a query asks for. */
export type MessageQuery = z.infer<typeof messageQuery>;

/** Whether a query leaves something out. */
export function isFiltered({ q, form, state }: MessageQuery): boolean {
  return [q, form, state].some(Boolean);
}

/** The address of the list. */
export const messagesPath = '/config/messages';

/**
 * Returns an address with the filter of a list, so that whoever goes on keeps it.
 *
 * @param path of the list or of a message
 * @param query the filter
 * @param part which part of the list. @default the newest
 * @param marked what was just done. @default nothing
 */
export function messagesHref(
  path: string,
  { q, form, state }: Pick<MessageQuery, 'q' | 'form' | 'state'>,
  part: Pick<MessageQuery, 'before' | 'after'> = {},
  marked?: MarkedMessages,
): string {
  const before = writePlace(part.before);
  const after = writePlace(part.after);
  const done = { done: marked?.done, ids: marked?.ids.join('.') };
  return listHref(path, { q, form, state, before, after, ...done });
}
