import { sql, type QueryExecutorProvider } from 'kysely';

/** The table of the versions of a site's look: who saved what, and when visitors saw it last. */
export async function lookVersions(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table look_version (
        site_id text not null references site (id),
        number integer not null,
        look text not null,
        made_by text not null,
        created_at bigint not null,
        published_at bigint,
        primary key (site_id, number)
      )`,
    )
    .execute(db);
}
