import type { StoredOrder } from '../../shop/orders/stored-order';
import { sayOfOrders } from './order-texts';

/**
 * Renders what is put into the parcel of an order: goods that were not refunded, without prices.
 */
export function SlipLines({ order }: { order: StoredOrder }) {
  const { cart, lines } = order.content.view;
  const refundable = new Map(order.refundable.lines.map(({ id, quantity }) => [id, quantity]));
  const isOver = order.paymentState === 'canceled';
  const packed = cart.entries.flatMap((entry, index) => {
    const count = isOver ? 0 : (refundable.get(entry.id) ?? 0);
    const label = lines[index]?.variantLabel ?? '';
    return entry.productType === 'physical' && count > 0 ? [{ entry, label, count }] : [];
  });
  if (packed.length === 0) return <p>{sayOfOrders('nothingSent')}</p>;
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfOrders('item')}</th>
          <th scope="col">{sayOfOrders('count')}</th>
        </tr>
      </thead>
      <tbody>
        {packed.map(({ entry, label, count }) => (
          <tr key={entry.id}>
            <th scope="row">
              {entry.title}
              {label !== '' && <span className="quiet">, {label}</span>}
            </th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
