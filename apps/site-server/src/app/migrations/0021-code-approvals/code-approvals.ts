import { sql, type QueryExecutorProvider } from 'kysely';

/** Which code of owners may run scripts, since somebody published it who may inject code. */
export async function codeApprovals(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table code_approval (
        site_id text not null references site (id),
        hash text not null,
        by_name text not null,
        created_at bigint not null,
        primary key (site_id, hash)
      )`,
    )
    .execute(db);
}
