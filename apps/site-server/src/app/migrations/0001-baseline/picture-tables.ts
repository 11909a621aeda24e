/** Pictures that an owner uploaded. */
export const pictureTables: readonly string[] = [
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
    frames integer not null default 0,
    transparent integer not null default 0,
    for_buyers integer not null default 0,
    search_text text not null default '',
    created_at bigint not null
  )`,
  'create index asset_site on asset (site_id, created_at)',
];
