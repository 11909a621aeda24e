import { sql, type QueryExecutorProvider } from 'kysely';

const tables = [
  `create table page_translation (
    page_id text primary key,
    site_id text not null references site (id),
    original_id text not null,
    language text not null,
    words text not null,
    places text not null,
    blocks text not null,
    created_at bigint not null,
    unique (original_id, language)
  )`,
];

/** Pages that say in another language what an original says. */
export async function pageTranslations(db: QueryExecutorProvider): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
}
