import * as z from 'zod';
import { accessTokenStates } from '../../tokens/list-access-tokens';
import { listQuery } from '../list-query';

/** The query of the list: what it filters by, which part is shown, and what was just done. */
export const tokenQuery = listQuery(accessTokenStates).extend({
  done: z.enum(['endedDone', 'nothingDone']).optional().catch(undefined),
});

/** What a query asks for. */
export type TokenQuery = z.infer<typeof tokenQuery>;
