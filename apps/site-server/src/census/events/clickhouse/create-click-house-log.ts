import type { EventLog } from '../event-log';
import type { StoredEvent } from '../tracked-event';
import { createClickHouseClient, type ClickHouseClient } from './create-click-house-client';

/**
 * The table. Of rows with one id those with lower versions go when ClickHouse merges, and are left
 * out by `final` until then. What is acknowledged is on disk, not only in the memory of the system.
 */
const table = `create table if not exists tracked_event (
  site_id String,
  event_id String,
  place String,
  name LowCardinality(String),
  page String,
  visitor String,
  happened_at Int64,
  received_at Int64,
  data String,
  version UInt64
) engine = ReplacingMergeTree(version) order by (site_id, event_id)
settings fsync_after_insert = 1, fsync_part_directory = 1`;

const columns = 'place, event_id, name, page, visitor, happened_at, received_at, data';
const ofSite = `select ${columns} from tracked_event final where site_id = {site:String}`;

/** A row as ClickHouse writes it; some versions write large numbers as texts. */
interface EventRow {
  readonly place: string;
  readonly event_id: string;
  readonly name: string;
  readonly page: string;
  readonly visitor: string;
  readonly happened_at: number | string;
  readonly received_at: number | string;
  readonly data: string;
}

/**
 * Creates a log of events in ClickHouse. It makes its table, `tracked_event`, on the first use.
 *
 * @param address such as `https://user:password@host:8443/database`
 */
export function createClickHouseLog(address: string): EventLog {
  const client = createReadyClient(createClickHouseClient(address));

  async function select(statement: string, params: Readonly<Record<string, string | number>>) {
    const text = await client.run(`${statement} format JSONEachRow`, { params });
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as unknown);
  }

  async function readEvents(...query: Parameters<typeof select>): Promise<StoredEvent[]> {
    // Rows of a table of our own making.
    return ((await select(...query)) as EventRow[]).map(readRow);
  }

  /** Deletes for good, and gives how many there were; nothing is rewritten for none. */
  async function remove(condition: string, params: Readonly<Record<string, string | number>>) {
    const where = `where site_id = {site:String} and ${condition}`;
    const rows = await select(`select count() as found from tracked_event final ${where}`, params);
    const [{ found } = { found: 0 }] = rows as { found: number | string }[];
    if (Number(found) > 0)
      await client.run(`alter table tracked_event delete ${where} settings mutations_sync = 2`, {
        params,
      });
    return Number(found);
  }

  return {
    async insert(siteId, events) {
      const rows = events.map((event) => writeRow(siteId, event));
      await client.run('insert into tracked_event format JSONEachRow', { rows });
    },
    read: (site, after, limit) =>
      readEvents(`${ofSite} and place > {after:String} order by place limit {limit:UInt32}`, {
        site,
        after,
        limit,
      }),
    listVisitor: (site, visitor, most) =>
      readEvents(
        `${ofSite} and visitor = {visitor:String} order by place desc limit {most:UInt32}`,
        { site, visitor, most },
      ),
    forgetVisitor: (site, visitor) => remove('visitor = {visitor:String}', { site, visitor }),
    async sweep(site, before) {
      await remove('received_at < {before:Int64}', { site, before });
    },
  };
}

/** Makes the table before the first statement; tries again if that failed. */
function createReadyClient(client: ClickHouseClient): ClickHouseClient {
  let ready: Promise<unknown> | undefined;
  return {
    async run(statement, options) {
      ready ??= client.run(table).catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
      await ready;
      return client.run(statement, options);
    },
  };
}

function writeRow(siteId: string, { id, happenedAt, receivedAt, data, ...event }: StoredEvent) {
  return {
    ...event,
    site_id: siteId,
    event_id: id,
    happened_at: happenedAt,
    received_at: receivedAt,
    data: JSON.stringify(data),
    // The first to come stays.
    version: Number.MAX_SAFE_INTEGER - receivedAt,
  };
}

function readRow({ event_id: id, happened_at, received_at, data, ...row }: EventRow): StoredEvent {
  return {
    ...row,
    id,
    happenedAt: Number(happened_at),
    receivedAt: Number(received_at),
    data: JSON.parse(data) as StoredEvent['data'],
  };
}
