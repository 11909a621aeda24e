import { sql, type QueryExecutorProvider } from 'kysely';

/** What visitors' browsers reported, what the server counted itself, and what was lost. */
const tables = [
  `create table tracked_event (
    id text primary key,
    site_id text not null references site (id),
    event_id text not null,
    name text not null,
    page text not null,
    visitor text not null,
    happened_at bigint not null,
    received_at bigint not null,
    data text not null,
    unique (site_id, event_id)
  )`,
  `create index tracked_event_received on tracked_event (received_at)`,
  `create index tracked_event_visitor on tracked_event (site_id, visitor) where visitor <> ''`,
  `create table tracked_batch (
    site_id text not null references site (id),
    batch_id text not null,
    received_at bigint not null,
    primary key (site_id, batch_id)
  )`,
  `create table held_event (
    id text primary key,
    site_id text not null references site (id),
    reason text not null,
    received_at bigint not null,
    data text not null
  )`,
  `create table visit_count (
    site_id text not null references site (id),
    counted_by text not null,
    part text not null,
    event text not null,
    day text not null,
    name text not null,
    times bigint not null,
    primary key (site_id, counted_by, part, event, day, name)
  )`,
  `create table speed_count (
    site_id text not null references site (id),
    day text not null,
    page text not null,
    device text not null,
    metric text not null,
    step integer not null,
    times bigint not null,
    primary key (site_id, day, page, device, metric, step)
  )`,
  `create table script_error (
    site_id text not null references site (id),
    hash text not null,
    message text not null,
    place text not null,
    stack text not null,
    first_at bigint not null,
    last_at bigint not null,
    primary key (site_id, hash)
  )`,
  `create table script_error_count (
    site_id text not null references site (id),
    day text not null,
    hash text not null,
    page text not null,
    browser text not null,
    times bigint not null,
    primary key (site_id, day, hash, page, browser)
  )`,
  `create table event_loss (
    site_id text not null references site (id),
    day text not null,
    kind text not null,
    reason text not null,
    times bigint not null,
    primary key (site_id, day, kind, reason)
  )`,
];

/** The tables of the census. */
export async function census(db: QueryExecutorProvider): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
}
