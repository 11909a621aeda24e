import * as z from 'zod';
import { memberStates } from '../../members/list-members';
import { listQuery } from '../list-query';

/** The query of the list: what it filters by, which part is shown, and what was just done. */
export const memberQuery = listQuery(memberStates).extend({
  done: z.enum(['invited', 'removed', 'nothing']).optional().catch(undefined),
});

/** What a query asks for. */
export type MemberQuery = z.infer<typeof memberQuery>;

/** The address of the list. */
export const membersPath = '/config/members';

/** The address of the page that invites a member. */
export const inviteMemberPath = `${membersPath}/invite`;
