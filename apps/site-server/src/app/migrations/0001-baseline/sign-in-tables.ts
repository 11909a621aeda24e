/** Where those who look after a site, and its members, are signed in. */
export const signInTables: readonly string[] = [
  `create table session (
    id text primary key,
    site_id text not null references site (id),
    holder text not null,
    holder_id text not null,
    token_hash text not null unique,
    device text not null,
    network text not null,
    remembered integer not null,
    created_at bigint not null,
    seen_at bigint not null,
    expires_at bigint not null
  )`,
  'create index session_holder on session (holder_id, seen_at)',
  'create index session_expiry on session (expires_at)',
];
