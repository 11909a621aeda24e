/** Checkouts with their logs and tasks, their held stock and their payments. */
export const checkoutTables: readonly string[] = [
  `create table checkout (
    id text primary key,
    site_id text not null references site (id),
    kind text not null,
    cart_id text references cart (id),
    at text not null,
    version bigint not null,
    document text not null,
    revision bigint not null default 0,
    due_at bigint,
    created_at bigint not null,
    updated_at bigint not null,
    closed_at bigint
  )`,
  `create unique index checkout_open_cart on checkout (cart_id)
    where cart_id is not null and closed_at is null`,
  'create index checkout_due on checkout (due_at) where due_at is not null',
  `create table checkout_event (
    checkout_id text not null references checkout (id),
    seq bigint not null,
    event text not null,
    created_at bigint not null,
    primary key (checkout_id, seq)
  )`,
  `create table checkout_task (
    checkout_id text not null references checkout (id),
    name text not null,
    task text not null,
    due_at bigint not null,
    tries bigint not null,
    primary key (checkout_id, name)
  )`,
  'create index checkout_task_due on checkout_task (due_at)',
  `create table checkout_quote (
    checkout_id text not null references checkout (id),
    price_hash text not null,
    document text not null,
    created_at bigint not null,
    primary key (checkout_id, price_hash)
  )`,
  `create table hold (
    purchase_id text not null,
    product_id text not null references product (id),
    variant_id text not null,
    site_id text not null references site (id),
    quantity bigint not null check (quantity > 0),
    expires_at bigint not null,
    created_at bigint not null,
    primary key (purchase_id, product_id, variant_id)
  )`,
  'create index hold_expiry on hold (expires_at)',
  `create table payment (
    key text primary key,
    site_id text not null references site (id),
    purchase_id text not null,
    attempt bigint not null,
    plug text not null,
    payment_id text,
    currency text not null,
    cents bigint not null,
    status text not null,
    saved text,
    document text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index payment_purchase on payment (purchase_id)',
  `create table payment_event (
    plug text not null,
    event_id text not null,
    key text not null,
    answer text not null,
    created_at bigint not null,
    primary key (plug, event_id)
  )`,
];
