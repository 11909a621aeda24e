import * as z from 'zod';
import { messageStates } from '../../forms/submissions/messages';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';
import { listPlace, writePlace } from '../list-place';

const text = (longest: number) =>
  z.string().max(longest).refine(isStorable).optional().catch(undefined);

/** The query of the list: what it filters by, and which part of it is shown. */
export const messageQuery = z.object({
  q: text(200),
  form: text(40),
  state: z.enum(messageStates).optional().catch(undefined),
  before: listPlace,
  after: listPlace,
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
 */
export function messagesHref(
  path: string,
  { q, form, state }: MessageQuery,
  part: Pick<MessageQuery, 'before' | 'after'> = {},
): string {
  const before = writePlace(part.before);
  const after = writePlace(part.after);
  return listHref(path, { q, form, state, before, after });
}
