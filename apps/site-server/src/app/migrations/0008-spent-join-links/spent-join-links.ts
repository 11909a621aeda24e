import { sql, type QueryExecutorProvider } from 'kysely';

/** Until when links to join that were mailed to an address have been used, or are over. */
export async function spentJoinLinks(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table spent_join_link (
    site_id text not null references site (id),
    address_hash text not null,
    spent_at bigint not null,
    primary key (site_id, address_hash)
  )`,
    )
    .execute(db);
  await sql.raw('create index spent_join_link_age on spent_join_link (spent_at)').execute(db);
}
