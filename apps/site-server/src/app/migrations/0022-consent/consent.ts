import { sql, type QueryExecutorProvider } from 'kysely';

/** What visitors chose in the cookie banner, and what it said to them. */
const tables = [
  `create table consent_choice (
    id text primary key,
    site_id text not null references site (id),
    consent_id text not null,
    choice text not null,
    categories text not null,
    banner_version integer not null,
    text_hash text not null,
    language text not null,
    has_signal integer not null,
    created_at bigint not null
  )`,
  `create index consent_choice_site on consent_choice (site_id, created_at, id)`,
  `create index consent_choice_consent on consent_choice (site_id, consent_id)`,
  `create table consent_text (
    site_id text not null references site (id),
    hash text not null,
    text text not null,
    created_at bigint not null,
    primary key (site_id, hash)
  )`,
];

/** The ledger of consent. */
export async function consent(db: QueryExecutorProvider): Promise<void> {
  for (const table of tables) await sql.raw(table).execute(db);
}
