/** Pages, their versions, and what leads to them from other addresses. */
export const pageTables: readonly string[] = [
  `create table page (
    id text primary key,
    site_id text not null references site (id),
    slug text not null,
    page_type integer not null,
    collection_id text,
    draft_version_id text,
    published_version_id text,
    publish_at bigint,
    needs_review integer not null default 0,
    revision bigint not null default 1,
    search_text text not null default '',
    changed_by text not null default '',
    deleted_at bigint,
    deleted_state text,
    created_at bigint not null,
    updated_at bigint not null,
    unique (site_id, slug)
  )`,
  'create index page_due on page (publish_at) where publish_at is not null',
  'create index page_deleted on page (deleted_at) where deleted_at is not null',
  `create table page_version (
    id text primary key,
    site_id text not null references site (id),
    page_id text not null references page (id),
    number integer not null,
    title text not null,
    description text not null,
    document text not null,
    plain_text text not null,
    created_at bigint not null,
    unique (page_id, number)
  )`,
  `create table redirect (
    site_id text not null references site (id),
    path text not null,
    page_id text references page (id),
    target text not null,
    created_at bigint not null,
    primary key (site_id, path)
  )`,
  'create index redirect_page on redirect (page_id)',
];
