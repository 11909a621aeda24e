/** Those who have joined a site. */
export const memberTables: readonly string[] = [
  // A cart is swept after a while, so it is no reference.
  `create table member (
    id text primary key,
    site_id text not null references site (id),
    email text not null,
    email_key text not null,
    name text not null,
    name_key text not null,
    password text not null,
    cart_id text,
    created_at bigint not null,
    updated_at bigint not null,
    unique (site_id, email_key)
  )`,
  'create index member_newest on member (site_id, created_at, id)',
  'create index member_cart on member (cart_id) where cart_id is not null',
];
