import { contributorRole } from '@frontage/site-model/enums';
import * as z from 'zod';
import { listQuery } from '../list-query';

/** The query of the list: what it filters by, which part is shown, and what was just done. */
export const peopleQuery = listQuery(['all'])
  .omit({ state: true })
  .extend({
    role: z.enum(contributorRole.names).optional().catch(undefined),
    done: z
      .enum(['invited', 'again', 'takenBack', 'roles', 'factor', 'removed'])
      .optional()
      .catch(undefined),
  });

/** What a query asks for. */
export type PeopleQuery = z.infer<typeof peopleQuery>;
