import type { Database } from '../../store/database';
import { otherNames, type NameLimit } from './create-name-limit';
import type { AddedCount } from './visit-counts';

/** The most events that are told apart on a day, and the most names of each part. */
const most = { events: 200, names: 5_000 };

/** Counts as they are added: further events and names of a day are counted as others. */
export async function limitNames(
  db: Database,
  siteId: string,
  counts: readonly AddedCount[],
  limit: NameLimit,
): Promise<readonly AddedCount[]> {
  const limited: AddedCount[] = [];
  for (const count of counts) {
    const { counted_by, day, part, name } = count;
    const isEventTold = await limit({
      of: [siteId, counted_by, day],
      most: most.events,
      load: () => listEvents(db, siteId, count),
    });
    const event = isEventTold(count.event) ? count.event : otherNames;
    const isNameTold = await limit({
      of: [siteId, counted_by, day, part],
      most: most.names,
      load: () => listNames(db, siteId, count),
    });
    limited.push({
      ...count,
      event,
      name: isNameTold(nameKey({ event, name })) ? name : otherNames,
    });
  }
  return limited;
}

const nameKey = ({ event, name }: Pick<AddedCount, 'event' | 'name'>) => `${event}\n${name}`;

async function listEvents(db: Database, siteId: string, { counted_by, day }: AddedCount) {
  const rows = await db
    .selectFrom('visit_count')
    .select('event')
    .distinct()
    .where('site_id', '=', siteId)
    .where('counted_by', '=', counted_by)
    // Each event is counted by the class of devices.
    .where('part', '=', 'device')
    .where('day', '=', day)
    .limit(most.events)
    .execute();
  return rows.map(({ event }) => event);
}

async function listNames(db: Database, siteId: string, { counted_by, day, part }: AddedCount) {
  const rows = await db
    .selectFrom('visit_count')
    .select(['event', 'name'])
    .where('site_id', '=', siteId)
    .where('counted_by', '=', counted_by)
    .where('part', '=', part)
    .where('day', '=', day)
    .limit(most.names)
    .execute();
  return rows.map(nameKey);
}
