import { sql, type QueryExecutorProvider } from 'kysely';

/** Which variant of a test somebody saw, and whether they reached its goal. */
export async function experiments(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table experiment_visitor (
        site_id text not null references site (id),
        experiment text not null,
        visitor text not null,
        variant text not null,
        seen_at bigint not null,
        reached_at bigint,
        primary key (site_id, experiment, visitor)
      )`,
    )
    .execute(db);
}
