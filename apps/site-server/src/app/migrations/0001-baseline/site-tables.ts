/** Sites. */
export const siteTables: readonly string[] = [
  `create table site (
    id text primary key,
    host text unique,
    revision bigint not null,
    shop_revision bigint not null default 0,
    settings text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
];
