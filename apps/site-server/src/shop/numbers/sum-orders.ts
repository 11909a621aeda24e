import { isCurrencyCode, type CurrencyCode } from '@frontage/commerce-model';
import { sql } from 'kysely';
import type { Database } from '../../store/database';
import type { ShopOrderTable } from '../orders/shop-order-table';
import type { TimeSpan } from './time-span';

/** What orders of one kind brought within a span; minor units. */
export interface OrderSums {
  /** The place of the span among those that were asked for. */
  readonly span: number;
  readonly currency: CurrencyCode;
  readonly isDonation: boolean;
  /** Whether their money has not come yet. */
  readonly isOpen: boolean;
  readonly orders: number;
  /** Money, without what gift cards paid. */
  readonly dueCents: number;
  /** What was given back of it. */
  readonly refundedCents: number;
}

interface SumsRow {
  n: number;
  currency: ShopOrderTable['currency'];
  is_donation: number;
  is_open: number;
  orders: number;
  due: number;
  refunded: number;
}

/**
 * Sums up the orders of a site that were placed within each of some spans, cancelled ones apart.
 *
 * @param db the reading side
 * @param siteId the site
 * @param spans at most a few hundred
 */
export async function sumOrders(
  db: Database,
  siteId: string,
  spans: readonly TimeSpan[],
): Promise<readonly OrderSums[]> {
  if (spans.length === 0) return [];
  const values = spans.map(
    ({ from, to }, n) =>
      sql`(cast(${n} as bigint), cast(${from} as bigint), cast(${to} as bigint))`,
  );
  const { rows } = await sql<SumsRow>`
    with span (n, starts_at, ends_at) as (values ${sql.join(values)})
    select span.n, shop_order.currency,
      case when shop_order.kind = 'donate' then 1 else 0 end as is_donation,
      case when shop_order.payment_state = 'open' then 1 else 0 end as is_open,
      cast(count(*) as bigint) as orders,
      cast(sum(shop_order.due_cents) as bigint) as due,
      cast(sum(shop_order.refunded_cents) as bigint) as refunded
    from span join shop_order on shop_order.site_id = ${siteId}
      and shop_order.created_at >= span.starts_at and shop_order.created_at < span.ends_at
    where shop_order.payment_state <> 'canceled'
    group by span.n, shop_order.currency, is_donation, is_open`.execute(db);
  return rows.flatMap(({ n, currency, is_donation, is_open, orders, due, refunded }) =>
    isCurrencyCode(currency)
      ? [
          {
            span: n,
            currency,
            isDonation: is_donation === 1,
            isOpen: is_open === 1,
            orders,
            dueCents: due,
            refundedCents: refunded,
          },
        ]
      : [],
  );
}
