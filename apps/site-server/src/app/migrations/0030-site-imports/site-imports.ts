import { sql, type QueryExecutorProvider } from 'kysely';

const tables = [
  `create table site_import (
    id text primary key,
    site_id text not null references site (id),
    files text not null,
    started_by text not null,
    state text not null,
    trouble text not null,
    wish text not null,
    total integer not null,
    done integer not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index site_import_listed on site_import (site_id, created_at, id)',
  `create table site_import_line (
    import_id text not null references site_import (id),
    place integer not null,
    part integer not null,
    kind text not null,
    name text not null,
    label text not null,
    title text not null,
    source text not null,
    state text not null,
    why text not null,
    parts text not null,
    target_id text,
    stamp text not null,
    primary key (import_id, place)
  )`,
  'create index site_import_line_named on site_import_line (import_id, part, kind, name)',
];

/** Imports in the owner's area: how far each is, and what became of each thing. */
export async function siteImports(db: QueryExecutorProvider): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
}
