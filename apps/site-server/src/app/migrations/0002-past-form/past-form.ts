import { sql, type QueryExecutorProvider } from 'kysely';

/** Forms as they were before a change, so that older submissions can be read. */
export async function pastForm(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table past_form (
        form_id text not null references form (id),
        site_id text not null references site (id),
        definition text not null,
        replaced_at bigint not null,
        primary key (form_id, replaced_at)
      )`,
    )
    .execute(db);
}
