import { sql, type QueryExecutorProvider } from 'kysely';

const statements: readonly string[] = [
  "alter table shop_order add column kind text not null default 'cart'",
  'alter table shop_order add column refunded_cents bigint not null default 0',
  // What the sums of a period read stands in the index.
  `create index shop_order_money on shop_order
    (site_id, created_at, payment_state, currency, kind, due_cents, refunded_cents)`,
  'drop index shop_order_created',
  // What the list of orders is filtered by.
  'drop index shop_order_unsent',
  `create index shop_order_unsent on shop_order (site_id, number, payment_state)
    where requires_shipping = 1 and sent_at is null`,
  'create index shop_order_kind on shop_order (site_id, kind, number)',
  'create index shop_order_state on shop_order (site_id, payment_state, number)',
  `create table sale (
    order_id text not null references shop_order (id),
    line_id text not null,
    site_id text not null references site (id),
    product_id text not null,
    title text not null,
    kind text not null,
    currency text not null,
    pieces bigint not null,
    cents bigint not null,
    sold_at bigint not null,
    primary key (order_id, line_id)
  )`,
  'create index sale_sold on sale (site_id, sold_at, currency, kind, product_id, pieces, cents)',
  'create index sale_product on sale (site_id, product_id, sold_at)',
  'create index checkout_begun on checkout (site_id, created_at, at, revision)',
  `create table left_checkout (
    id text primary key,
    site_id text not null references site (id),
    is_entered bigint not null,
    begun_at bigint not null
  )`,
  'create index left_checkout_begun on left_checkout (site_id, begun_at, is_entered)',
];

/** How many orders are read at once. */
const groupSize = 500;

/** What is read of an order. */
interface OrderRow {
  id: string;
  site_id: string;
  currency: string;
  due_cents: number;
  payment_state: string;
  document: string;
  refundable: string;
  created_at: number;
}

/**
 * Makes what the numbers of a shop are read from: the kind of each order and what was given back of
 * it, its lines once they are paid, and the checkouts that led to no order and are deleted.
 */
export async function sales(db: QueryExecutorProvider): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (let last = ''; ;) {
    const { rows } = await sql<OrderRow>`
      select id, site_id, currency, due_cents, payment_state, document, refundable, created_at
      from shop_order where id > ${last} order by id limit ${groupSize}`.execute(db);
    for (const row of rows) await fill(db, row);
    last = rows.at(-1)?.id ?? '';
    if (rows.length < groupSize) return;
  }
}

/** The parts of an order's texts that are read here, as the first release wrote them. */
interface OldDocument {
  kind?: string;
  view?: { cart?: { entries?: { id: string; productId: string; title: string }[] } };
}
interface OldRefundable {
  lines?: { id: string; quantity: number; cents: number }[];
  payments?: { id: string; cents: number }[];
}

async function fill(db: QueryExecutorProvider, row: OrderRow): Promise<void> {
  // JSON of our own making
  const { kind = 'cart', view } = JSON.parse(row.document) as OldDocument;
  const { lines = [], payments } = JSON.parse(row.refundable) as OldRefundable;
  const left = payments?.find(({ id }) => id === '')?.cents ?? Number(row.due_cents);
  await sql`update shop_order set kind = ${kind}, refunded_cents = ${Number(row.due_cents) - left}
    where id = ${row.id}`.execute(db);
  if (row.payment_state === 'open' || row.payment_state === 'canceled') return;
  for (const { id, quantity, cents } of lines) {
    const entry = view?.cart?.entries?.find((of) => of.id === id);
    if (!entry) continue;
    await sql`insert into sale
      (order_id, line_id, site_id, product_id, title, kind, currency, pieces, cents, sold_at)
      values (${row.id}, ${id}, ${row.site_id}, ${entry.productId}, ${entry.title}, ${kind},
        ${row.currency}, ${quantity}, ${cents}, ${row.created_at})`.execute(db);
  }
}
