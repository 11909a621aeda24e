/** Carts, coupons and gift cards. */
export const cartTables: readonly string[] = [
  `create table cart (
    id text primary key,
    site_id text not null references site (id),
    token_hash text not null unique,
    version bigint not null,
    document text not null,
    order_id text,
    created_at bigint not null,
    updated_at bigint not null,
    expires_at bigint not null
  )`,
  'create index cart_expiry on cart (expires_at)',
  `create table coupon (
    id text primary key,
    site_id text not null references site (id),
    code_key text not null,
    document text not null,
    uses_left bigint check (uses_left >= 0),
    uses bigint not null,
    ends_at bigint,
    created_at bigint not null,
    updated_at bigint not null,
    unique (site_id, code_key)
  )`,
  'create index coupon_newest on coupon (site_id, created_at, id)',
  `create table gift_card (
    id text primary key,
    site_id text not null references site (id),
    code_hash text not null,
    last_four text not null,
    currency text not null,
    balance_cents bigint not null check (balance_cents >= 0),
    order_id text,
    line_id text,
    sealed_code text,
    created_at bigint not null,
    unique (site_id, code_hash)
  )`,
  'create index gift_card_newest on gift_card (site_id, created_at, id)',
  'create index gift_card_order on gift_card (order_id) where order_id is not null',
  `create table gift_card_entry (
    id text primary key,
    site_id text not null references site (id),
    gift_card_id text not null references gift_card (id),
    cause text not null,
    cents bigint not null,
    created_at bigint not null,
    unique (gift_card_id, cause)
  )`,
];
