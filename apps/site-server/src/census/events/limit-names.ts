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
  let listed: ReturnType<typeof listStored> | undefined;
  // All kinds that are not known yet are read by one statement.
  const load = async (key: string) => (await (listed ??= listStored(db, siteId, counts))).get(key);
  const limited: AddedCount[] = [];
  for (const count of counts) {
    const { counted_by, day, part, name } = count;
    const isEventTold = await limit({
      of: [siteId, counted_by, day],
      most: most.events,
      load: async () => [...((await load(eventsKey(count))) ?? [])],
    });
    const event = isEventTold(count.event) ? count.event : otherNames;
    const isNameTold = await limit({
      of: [siteId, counted_by, day, part],
      most: most.names,
      load: async () => [...((await load(namesKey(count))) ?? [])],
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

const eventsKey = ({ counted_by, day }: Pick<AddedCount, 'counted_by' | 'day'>) =>
  `${counted_by}\n${day}`;
const namesKey = (count: Pick<AddedCount, 'counted_by' | 'day' | 'part'>) =>
  `${eventsKey(count)}\n${count.part}`;

/** Lists the stored names of every kind of some counts, and the events of their days. */
async function listStored(
  db: Database,
  siteId: string,
  counts: readonly AddedCount[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const each = <Name extends 'counted_by' | 'day' | 'part'>(name: Name) => [
    ...new Set(counts.map((count) => count[name])),
  ];
  const rows = await db
    .selectFrom('visit_count')
    .select(['counted_by', 'day', 'part', 'event', 'name'])
    .distinct()
    .where('site_id', '=', siteId)
    .where('counted_by', 'in', each('counted_by'))
    // Each event is counted by the class of devices.
    .where('part', 'in', [...new Set([...each('part'), 'device' as const])])
    .where('day', 'in', each('day'))
    .execute();
  const stored = new Map<string, Set<string>>();
  const add = (key: string, name: string) => {
    const names = stored.get(key) ?? new Set();
    stored.set(key, names.add(name));
  };
  for (const row of rows) {
    add(namesKey(row), nameKey(row));
    if (row.part === 'device') add(eventsKey(row), row.event);
  }
  return stored;
}
