import { sql, type QueryExecutorProvider } from 'kysely';

/** How far tables of products are that are being brought in, and how they went. */
export async function productImport(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table product_import (
    id text primary key,
    site_id text not null references site (id),
    total integer not null,
    done integer not null,
    saved integer not null,
    left_out text not null,
    finished_at bigint,
    created_at bigint not null,
    updated_at bigint not null
  )`,
    )
    .execute(db);
  await sql.raw('create index product_import_age on product_import (updated_at)').execute(db);
}
