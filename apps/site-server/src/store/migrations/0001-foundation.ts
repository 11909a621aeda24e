import { sql, type Kysely } from 'kysely';

/**
 * Sites, pages, assets, forms and submissions.
 *
 * @param db the connection that holds the migration lock
 */
export async function foundation(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table site (
    id text primary key,
    host text unique,
    revision bigint not null,
    settings text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table page (
    id text primary key,
    site_id text not null references site (id),
    slug text not null,
    page_type integer not null,
    collection_id text,
    draft_version_id text,
    published_version_id text,
    created_at bigint not null,
    updated_at bigint not null,
    unique (site_id, slug)
  )`,
  `create table page_version (
    id text primary key,
    site_id text not null references site (id),
    page_id text not null references page (id),
    number integer not null,
    title text not null,
    description text not null,
    document text not null,
    plain_text text not null,
    title_words text not null,
    all_words text not null,
    created_at bigint not null,
    unique (page_id, number)
  )`,
  `create table asset (
    id text primary key,
    site_id text not null references site (id),
    name text not null,
    mime text not null,
    width integer not null,
    height integer not null,
    alt text not null,
    focal_x double precision not null,
    focal_y double precision not null,
    color text not null,
    bytes bigint not null,
    created_at bigint not null
  )`,
  `create table form (
    id text primary key,
    site_id text not null references site (id),
    definition text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table form_key (
    key text primary key,
    site_id text not null references site (id),
    form_id text references form (id),
    created_at bigint not null,
    expires_at bigint not null,
    body_hash text,
    answer text
  )`,
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
    created_at bigint not null
  )`,
  'create index asset_site on asset (site_id)',
  'create index form_key_expiry on form_key (expires_at)',
  'create index submission_form on submission (form_id, created_at)',
];
