import { sql, type QueryExecutorProvider } from 'kysely';

const tables = [
  `create table page_collection (
    page_id text primary key,
    site_id text not null references site (id),
    kind text not null,
    address_format text not null,
    created_at bigint not null
  )`,
  'create index page_collection_site on page_collection (site_id)',
  `create table page_item (
    page_id text primary key,
    site_id text not null references site (id),
    collection_id text not null,
    name text not null,
    starts_at bigint not null,
    ends_at bigint,
    category text not null
  )`,
  'create index page_item_listed on page_item (collection_id, starts_at, page_id)',
  `create table page_item_tag (
    page_id text not null,
    site_id text not null references site (id),
    tag text not null,
    primary key (page_id, tag)
  )`,
];

/** Pages that are collections of notes or events, and what their items have beside their words. */
export async function pageItems(db: QueryExecutorProvider): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
}
