import * as z from 'zod';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';
import { listPlace, writePlace } from '../list-place';

/** The query of the list: what is searched, which part is shown, and what was just done. */
export const memberQuery = z.object({
  q: z.string().max(200).refine(isStorable).optional().catch(undefined),
  before: listPlace,
  after: listPlace,
  done: z.enum(['invited', 'removed']).optional().catch(undefined),
});

/** What a query asks for. */
export type MemberQuery = z.infer<typeof memberQuery>;

/** The address of the list. */
export const membersPath = '/config/members';

/** The address of the page that invites a member. */
export const inviteMemberPath = `${membersPath}/invite`;

/**
 * Returns the address of a part of the list.
 *
 * @param query what is searched
 * @param part which part of the list
 */
export function membersHref(
  { q }: Pick<MemberQuery, 'q'>,
  { before, after }: Partial<Pick<MemberQuery, 'before' | 'after'>>,
): string {
  return listHref(membersPath, { q, before: writePlace(before), after: writePlace(after) });
}
