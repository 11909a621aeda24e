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
  `create table second_factor (
    account_id text primary key references account (id),
    sealed_secret text not null,
    last_step bigint not null,
    created_at bigint not null
  )`,
  `create table recovery_code (
    account_id text not null references account (id),
    code_hash text not null,
    primary key (account_id, code_hash)
  )`,
  `create table passkey (
    id text primary key,
    account_id text not null references account (id),
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    name text not null,
    created_at bigint not null,
    used_at bigint
  )`,
  'create index passkey_account on passkey (account_id, created_at, id)',
  `create table spent_passkey_challenge (
    challenge_hash text primary key,
    expires_at bigint not null
  )`,
  'create index spent_passkey_challenge_expiry on spent_passkey_challenge (expires_at)',
  `create table access_token (
    id text primary key,
    site_id text not null references site (id),
    account_id text not null references account (id),
    name text not null,
    token_hash text not null unique,
    permissions text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint
  )`,
  'create index access_token_site on access_token (site_id, created_at, id)',
  'create index access_token_account on access_token (account_id)',
  'create index access_token_expiry on access_token (expires_at)',
];
