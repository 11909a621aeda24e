/** Those who look after a site, and what lets them in. */
export const accountTables: readonly string[] = [
  `create table account (
    id text primary key,
    site_id text not null references site (id),
    email text not null,
    email_key text not null,
    name text not null,
    password text not null,
    roles text not null,
    created_at bigint not null,
    updated_at bigint not null,
    signed_in_at bigint,
    unique (site_id, email_key)
  )`,
  `create table account_link (
    token_hash text primary key,
    site_id text not null references site (id),
    kind text not null,
    account_id text references account (id),
    email text,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index account_link_expiry on account_link (expires_at)',
  `create table account_invitation (
    id text primary key,
    site_id text not null references site (id),
    email text not null,
    email_key text not null,
    roles text not null,
    invited_by text not null references account (id),
    token_hash text not null unique,
    mail_id text not null,
    sent_at bigint not null,
    expires_at bigint not null,
    unique (site_id, email_key)
  )`,
];
