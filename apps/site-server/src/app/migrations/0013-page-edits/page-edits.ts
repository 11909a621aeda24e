import { sql, type QueryExecutorProvider } from 'kysely';

/** Every change of a page's content, and the version that is still being written. */
export async function pageEdits(db: QueryExecutorProvider): Promise<void> {
  const steps = [
    'alter table page add column edits bigint not null default 0',
    'alter table page add column replaced_at_edit bigint not null default 0',
    'alter table page_version add column is_open integer not null default 0',
    "alter table page_version add column changed_by text not null default ''",
    'create index page_version_open on page_version (page_id) where is_open = 1',
    `create table page_edit (
      page_id text not null references page (id),
      site_id text not null references site (id),
      number bigint not null,
      id text not null,
      step text not null,
      undoes text,
      account_id text not null,
      by_name text not null,
      operation text not null,
      outcome text not null,
      created_at bigint not null,
      primary key (page_id, number),
      unique (page_id, id)
    )`,
    'create index page_edit_of on page_edit (page_id, account_id, number)',
  ];
  for (const step of steps) await sql.raw(step).execute(db);
}
