import { sql, type SelectQueryBuilder } from 'kysely';
import { countRows } from '../store/count-rows';
import type { Database, StoreTables } from '../store/database';
import { escapeLike } from '../store/escape-like';
import { findPart, type RowPart } from '../store/row-part';
import type { Subscriber, SubscriberStatus } from './subscriber';

/** A subscriber as a list shows them. */
export type ListedSubscriber = Pick<
  Subscriber,
  'id' | 'email' | 'name' | 'status' | 'source' | 'createdAt' | 'changedAt'
>;

/** Which subscribers of a list. */
export interface SubscriberFilter {
  readonly formId: string;
  /** A part of the address or the name, in any case. @default all */
  readonly search?: string | undefined;
  /** @default all */
  readonly status?: SubscriberStatus | undefined;
}

/** Finds a part of a list of subscribers, newest first. */
export function findSubscribers(
  db: Database,
  filter: SubscriberFilter,
  part: RowPart,
): Promise<ListedSubscriber[]> {
  return findPart(
    filtered(db, filter).select([
      'id',
      'email',
      'name',
      'status',
      'source',
      'created_at as createdAt',
      'changed_at as changedAt',
    ]),
    part,
  );
}

/** Lists the subscribers of a list with some ids, by address; those who are gone are not there. */
export async function listSubscribersById(
  db: Database,
  formId: string,
  ids: readonly string[],
): Promise<readonly Pick<ListedSubscriber, 'id' | 'email'>[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('subscriber')
    .select(['id', 'email'])
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .orderBy('email_key')
    .execute();
}

/** Counts the subscribers that a filter finds. */
export function countSubscribers(db: Database, filter: SubscriberFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

function filtered(
  db: Database,
  { formId, search = '', status }: SubscriberFilter,
): SelectQueryBuilder<StoreTables, 'subscriber', object> {
  const list = db.selectFrom('subscriber').where('form_id', '=', formId);
  const query = status ? list.where('status', '=', status) : list;
  const part = search.trim().toLowerCase();
  if (part === '') return query;
  const pattern = `%${escapeLike(part)}%`;
  return query.where(
    sql<boolean>`(email_key like ${pattern} escape '\\' or lower(name) like ${pattern} escape '\\')`,
  );
}
