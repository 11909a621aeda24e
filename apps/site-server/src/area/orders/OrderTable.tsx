import { formatMoney } from '@frontage/commerce-model';
import type { ListedOrder } from '../../shop/orders/list-orders';
import type { WriteTime } from '../area-time';
import { PickAll, PickBox } from '../PickBox';
import { orderStates } from './order-states';
import { ordersHref, ordersPath, type OrderQuery } from './order-query';
import { sayOfOrders } from './order-texts';

/** Renders the orders of a part of the list, each with a link to it. */
export function OrderTable({
  query,
  orders,
  time,
  isPickable,
}: {
  query: OrderQuery;
  orders: readonly ListedOrder[];
  time: WriteTime;
  isPickable: boolean;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          {isPickable && <PickAll text={sayOfOrders('pick')} label={sayOfOrders('pickAll')} />}
          <th scope="col">{sayOfOrders('order')}</th>
          <th scope="col">{sayOfOrders('buyer')}</th>
          <th scope="col">{sayOfOrders('placed')}</th>
          <th scope="col">{sayOfOrders('total')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            {isPickable && (
              <td>
                <PickBox
                  id={String(order.number)}
                  label={sayOfOrders('pickOf', { number: String(order.number) })}
                />
              </td>
            )}
            <th scope="row">
              <a href={ordersHref(`${ordersPath}/${order.number}`, query)}>
                {sayOfOrders('orderTitle', { number: String(order.number) })}
              </a>
              <OrderStates order={order} />
            </th>
            <td className="excerpt">{order.email}</td>
            <td className="quiet">
              <time dateTime={new Date(order.createdAt).toISOString()}>
                {time(order.createdAt)}
              </time>
            </td>
            <td className="money">
              {formatMoney({ cents: order.cents, currency: order.currency }, 'en')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the states of an order as words with a dot. */
export function OrderStates({ order }: { order: Parameters<typeof orderStates>[0] }) {
  return (
    <div className="states">
      {orderStates(order).map(({ text, waits }) => (
        <span className="state" data-state={waits ? 'warning' : 'done'} key={text}>
          {sayOfOrders(text)}
        </span>
      ))}
    </div>
  );
}
