import type * as z from 'zod';
import type { ActTexts, AuditAct } from '../../audit/audit-acts';
import type { AuditFilter } from '../../audit/audit-entry';
import { listQuery, queryText } from '../list-query';

/** The query of the log: what it filters by, and which part of it is shown. */
export const logQuery = listQuery(['all'])
  .omit({ state: true })
  .extend({
    person: queryText(40),
    act: queryText(40),
  });

/** What a query asks for. */
export interface LogQuery extends Omit<z.infer<typeof logQuery>, 'act'> {
  /** @default all acts */
  readonly act?: AuditAct | undefined;
}

/** Reads what a query asks for: what is no act filters nothing. */
export function readLogQuery(sent: z.infer<typeof logQuery>, actTexts: ActTexts): LogQuery {
  const { act } = sent;
  return { ...sent, act: act !== undefined && isAct(act, actTexts) ? act : undefined };
}

function isAct(text: string, actTexts: ActTexts): text is AuditAct {
  return Object.hasOwn(actTexts, text);
}

/** The address of the log. */
export const logPath = '/config/log';

/** Returns which entries a query asks for. */
export function auditFilter({ q: search, person: accountId, act }: LogQuery): AuditFilter {
  return { search, accountId, act };
}
