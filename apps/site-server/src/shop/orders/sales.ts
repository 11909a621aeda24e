import type { Refundable } from '@frontage/commerce-model';
import type { Database } from '../../store/database';
import type { SaleTable } from './sale-table';
import type { StoredOrder } from './stored-order';

/** The parts of an order that its sales are made of. */
type SoldOrder = Pick<StoredOrder, 'id' | 'siteId' | 'content' | 'refundable' | 'createdAt'>;

/**
 * Counts the lines of an order as sold: once its money is there.
 *
 * @param db the transaction of a write
 * @param order the order
 */
export async function insertSales(db: Database, order: SoldOrder): Promise<void> {
  const { cart, totals } = order.content.view;
  const rows = cart.entries.flatMap(({ id, productId, title }): SaleTable[] => {
    const line = order.refundable.lines.find((left) => left.id === id);
    if (!line) return [];
    return [
      {
        order_id: order.id,
        line_id: id,
        site_id: order.siteId,
        product_id: productId,
        title,
        kind: order.content.kind,
        currency: totals.currency,
        pieces: line.quantity,
        cents: line.cents,
        sold_at: order.createdAt,
      },
    ];
  });
  if (rows.length > 0) await db.insertInto('sale').values(rows).execute();
}

/**
 * Counts only what is left of an order's lines after a refund.
 *
 * @param db the transaction of a write
 * @param orderId the order
 * @param rest what can still be refunded
 */
export async function reduceSales(
  db: Database,
  orderId: string,
  { lines }: Pick<Refundable, 'lines'>,
): Promise<void> {
  for (const { id, quantity, cents } of lines)
    await db
      .updateTable('sale')
      .set({ pieces: quantity, cents })
      .where('order_id', '=', orderId)
      .where('line_id', '=', id)
      .execute();
}

/** Counts nothing of an order as sold any more, such as of one that is cancelled. */
export async function deleteSales(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('sale').where('order_id', '=', orderId).execute();
}
