import * as z from 'zod';
import { auditActNames } from '../../audit/audit-acts';
import type { AuditFilter } from '../../audit/audit-entry';
import { listQuery, queryText } from '../list-query';

/** The query of the log: what it filters by, and which part of it is shown. */
export const logQuery = listQuery(['all'])
  .omit({ state: true })
  .extend({
    person: queryText(40),
    act: z.enum(auditActNames).optional().catch(undefined),
  });

/** What a query asks for. */
export type LogQuery = z.infer<typeof logQuery>;

/** The address of the log. */
export const logPath = '/config/log';

/** Returns which entries a query asks for. */
export function auditFilter({ q: search, person: accountId, act }: LogQuery): AuditFilter {
  return { search, accountId, act };
}
