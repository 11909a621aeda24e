/** Pages and their versions. */
export const pageTables: readonly string[] = [
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
    created_at bigint not null,
    unique (page_id, number)
  )`,
];
