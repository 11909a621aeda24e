import * as z from 'zod';
import { auditActs } from '../../audit/audit-acts';
import { isStorable } from '../../store/is-storable';
import { listHref } from '../list-part';
import { listPlace, writePlace } from '../list-place';

/** The query of the log: what it filters by, and which part of it is shown. */
export const logQuery = z.object({
  person: z.string().max(40).refine(isStorable).optional().catch(undefined),
  act: z.enum(auditActs).optional().catch(undefined),
  before: listPlace,
  after: listPlace,
});

/** What a query asks for. */
export type LogQuery = z.infer<typeof logQuery>;

/** The address of the log. */
export const logPath = '/config/log';

/** Whether a query leaves something out. */
export function isFiltered({ person, act }: LogQuery): boolean {
  return Boolean(person) || act !== undefined;
}

/**
 * Returns an address with the filter of the log.
 *
 * @param path of the log or its download
 * @param query the filter
 * @param part which part of the log. @default the newest
 */
export function logHref(
  path: string,
  { person, act }: LogQuery,
  { before, after }: Pick<LogQuery, 'before' | 'after'> = {},
): string {
  return listHref(path, { person, act, before: writePlace(before), after: writePlace(after) });
}
