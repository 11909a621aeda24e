import { sql, type Kysely } from 'kysely';

/**
 * The shop: products and stock, carts, coupons, gift cards, checkouts, orders and what
 * belongs to them.
 *
 * @param db the connection that holds the migration lock
 */
export async function commerce(db: Kysely<never>): Promise<void> {
  for (const statement of [...goods, ...carts, ...checkouts, ...orders])
    await sql.raw(statement).execute(db);
}

const goods = [
  'alter table site add column shop_revision bigint not null default 0',
  `create table product (
    id text primary key,
    site_id text not null references site (id),
    slug text not null,
    category text not null,
    state text not null,
    publish_at bigint,
    document text not null,
    revision bigint not null,
    created_at bigint not null,
    updated_at bigint not null,
    unique (site_id, slug)
  )`,
  `create table stock (
    product_id text not null references product (id),
    variant_id text not null,
    site_id text not null references site (id),
    quantity bigint not null check (quantity >= 0),
    primary key (product_id, variant_id)
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
];

const carts = [
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
    created_at bigint not null,
    updated_at bigint not null,
    unique (site_id, code_key)
  )`,
  `create table gift_card (
    id text primary key,
    site_id text not null references site (id),
    code_hash text not null,
    last_four text not null,
    currency text not null,
    balance_cents bigint not null check (balance_cents >= 0),
    created_at bigint not null,
    unique (site_id, code_hash)
  )`,
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

const checkouts = [
  `create table checkout (
    id text primary key,
    site_id text not null references site (id),
    token_hash text not null unique,
    kind text not null,
    cart_id text references cart (id),
    at text not null,
    version bigint not null,
    document text not null,
    due_at bigint,
    created_at bigint not null,
    updated_at bigint not null,
    closed_at bigint
  )`,
  'create unique index checkout_open_cart on checkout (cart_id) where cart_id is not null and closed_at is null',
  'create index checkout_due on checkout (due_at) where due_at is not null',
  `create table checkout_event (
    checkout_id text not null references checkout (id),
    seq bigint not null,
    event text not null,
    created_at bigint not null,
    primary key (checkout_id, seq)
  )`,
  `create table hold (
    checkout_id text not null references checkout (id),
    product_id text not null references product (id),
    variant_id text not null,
    site_id text not null references site (id),
    quantity bigint not null check (quantity > 0),
    expires_at bigint not null,
    created_at bigint not null,
    primary key (checkout_id, product_id, variant_id)
  )`,
  'create index hold_expiry on hold (expires_at)',
  `create table payment (
    key text primary key,
    site_id text not null references site (id),
    checkout_id text not null references checkout (id),
    attempt bigint not null,
    plug text not null,
    payment_id text,
    currency text not null,
    cents bigint not null,
    status text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index payment_checkout on payment (checkout_id)',
  `create table payment_event (
    plug text not null,
    event_id text not null,
    key text not null,
    answer text not null,
    created_at bigint not null,
    primary key (plug, event_id)
  )`,
];

const orders = [
  `create table shop_counter (
    site_id text primary key references site (id),
    last_order bigint not null
  )`,
  `create table shop_order (
    id text primary key,
    site_id text not null references site (id),
    checkout_id text not null unique references checkout (id),
    number bigint not null,
    token_hash text not null unique,
    email text not null,
    currency text not null,
    grand_total_cents bigint not null,
    due_cents bigint not null,
    payment_id text not null,
    payment_state text not null,
    document text not null,
    refundable text not null,
    version bigint not null,
    sent_at bigint,
    created_at bigint not null,
    updated_at bigint not null,
    unique (site_id, number)
  )`,
  'create index shop_order_created on shop_order (site_id, created_at)',
  `create table refund (
    key text primary key,
    site_id text not null references site (id),
    checkout_id text not null references checkout (id),
    order_id text references shop_order (id),
    payment_id text not null,
    currency text not null,
    cents bigint not null,
    refund_id text,
    document text not null,
    created_at bigint not null,
    done_at bigint
  )`,
  `create table subscription (
    id text primary key,
    site_id text not null references site (id),
    order_id text not null references shop_order (id),
    line_id text not null,
    email text not null,
    state text not null,
    currency text not null,
    cents bigint not null,
    period bigint not null,
    attempt bigint not null,
    document text not null,
    next_at bigint,
    claimed_until bigint not null,
    created_at bigint not null,
    updated_at bigint not null,
    unique (order_id, line_id)
  )`,
  'create index subscription_due on subscription (next_at) where next_at is not null',
  `create table download (
    order_id text not null references shop_order (id),
    line_id text not null,
    site_id text not null references site (id),
    asset_id text not null,
    taken bigint not null,
    expires_at bigint,
    created_at bigint not null,
    primary key (order_id, line_id)
  )`,
  `create table review (
    id text primary key,
    site_id text not null references site (id),
    product_id text not null references product (id),
    order_id text not null references shop_order (id),
    stars bigint not null,
    title text not null,
    text_body text not null,
    name text not null,
    state text not null,
    created_at bigint not null,
    updated_at bigint not null,
    unique (order_id, product_id)
  )`,
  'create index review_product on review (product_id, state, created_at)',
];
