/** Products, their stock, the fields that lists filter by, and visitors who wait for stock. */
export const productTables: readonly string[] = [
  `create table product (
    id text primary key,
    site_id text not null references site (id),
    slug text not null,
    category text not null,
    state text not null,
    publish_at bigint,
    search_text text not null,
    document text not null,
    revision bigint not null,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    unique (site_id, slug)
  )`,
  'create index product_newest on product (site_id, created_at, id)',
  `create table stock (
    product_id text not null references product (id),
    variant_id text not null,
    site_id text not null references site (id),
    quantity bigint not null check (quantity >= 0),
    primary key (product_id, variant_id)
  )`,
  'create index stock_few on stock (site_id, quantity, product_id)',
  `create table listing (
    product_id text not null references product (id),
    currency text not null,
    site_id text not null references site (id),
    title text not null,
    category text not null,
    visible_from bigint,
    position bigint not null,
    created_at bigint not null,
    from_cents bigint not null,
    on_sale integer not null,
    is_endless integer not null,
    primary key (product_id, currency)
  )`,
  'create index listing_order on listing (site_id, currency, position, created_at desc, product_id desc)',
  'create index listing_category on listing (site_id, currency, category)',
  `create table listing_tag (
    product_id text not null references product (id),
    site_id text not null references site (id),
    tag text not null,
    primary key (product_id, tag)
  )`,
  'create index listing_tag_site on listing_tag (site_id, tag, product_id)',
  `create table listing_variant (
    product_id text not null references product (id),
    currency text not null,
    variant_id text not null,
    primary key (product_id, currency, variant_id)
  )`,
  `create table restock_notice (
    id text primary key,
    site_id text not null references site (id),
    product_id text not null references product (id),
    variant_id text not null,
    email text not null,
    email_key text not null,
    page_url text not null,
    language text not null,
    created_at bigint not null,
    unique (product_id, variant_id, email_key)
  )`,
  'create index restock_notice_newest on restock_notice (site_id, created_at, id)',
];
