import { sql, type Kysely } from 'kysely';

/**
 * What becomes of an order: until when it is to be paid, when it was canceled, and which
 * period of which subscription it is for.
 *
 * @param db the connection that holds the migration lock
 */
export async function orderLife(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table shop_order add column pay_by bigint',
  'alter table shop_order add column canceled_at bigint',
  'alter table shop_order add column subscription_id text references subscription (id)',
  'alter table shop_order add column period bigint',
  "create index shop_order_open on shop_order (pay_by) where payment_state = 'open'",
  'create unique index shop_order_period on shop_order (subscription_id, period) where subscription_id is not null',
];
