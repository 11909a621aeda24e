/** Forms, their submissions and newsletter subscribers. */
export const formTables: readonly string[] = [
  `create table form (
    id text primary key,
    site_id text not null references site (id),
    definition text not null,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint
  )`,
  `create table form_key (
    key text primary key,
    site_id text not null references site (id),
    form_id text not null references form (id),
    created_at bigint not null,
    expires_at bigint not null,
    body_hash text not null,
    answer text not null
  )`,
  'create index form_key_expiry on form_key (expires_at)',
  `create table submission (
    id text primary key,
    site_id text not null references site (id),
    form_id text not null references form (id),
    key text not null unique,
    body text not null,
    page_id text not null,
    page_title text not null,
    page_path text not null,
    content_source text not null,
    flagged integer not null,
    reasons text not null default '',
    search_text text not null default '',
    read_at bigint,
    created_at bigint not null
  )`,
  'create index submission_form on submission (form_id, created_at)',
  'create index submission_site on submission (site_id, created_at)',
  'create index submission_unread on submission (site_id) where read_at is null',
  `create table upload (
    id text primary key,
    site_id text not null references site (id),
    form_id text not null references form (id),
    field_id text not null,
    key text not null,
    sender text not null,
    submission_id text references submission (id),
    name text not null,
    mime text not null,
    bytes bigint not null,
    created_at bigint not null
  )`,
  'create index upload_waiting on upload (created_at) where submission_id is null',
  'create index upload_submission on upload (submission_id)',
  `create table subscriber (
    id text primary key,
    site_id text not null references site (id),
    form_id text not null references form (id),
    email text not null,
    email_key text not null,
    name text not null,
    status text not null,
    round integer not null,
    created_at bigint not null,
    mailed_at bigint not null,
    changed_at bigint not null,
    unique (form_id, email_key)
  )`,
];
