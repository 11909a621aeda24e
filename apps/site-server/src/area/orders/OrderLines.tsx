import { formatMoney } from '@frontage/commerce-model';
import { refundedCents, type StoredOrder } from '../../shop/orders/stored-order';
import { sayOfOrders } from './order-texts';

/** Renders what was bought, and the sums. */
export function OrderLines({ order }: { order: StoredOrder }) {
  const { cart, lines, totals } = order.content.view;
  const refundable = new Map(order.refundable.lines.map(({ id, quantity }) => [id, quantity]));
  const isGone = order.paymentState === 'canceled';
  return (
    <table className="list lines">
      <thead>
        <tr>
          <th scope="col">{sayOfOrders('item')}</th>
          <th scope="col">{sayOfOrders('count')}</th>
          <th scope="col">{sayOfOrders('price')}</th>
        </tr>
      </thead>
      <tbody>
        {cart.entries.map(({ id, title, quantity }, index) => {
          const label = lines[index]?.variantLabel ?? '';
          const back = isGone ? 0 : quantity - (refundable.get(id) ?? 0);
          return (
            <tr key={id}>
              <th scope="row">
                {title}
                {label !== '' && <span className="quiet">, {label}</span>}
              </th>
              <td>
                {sayOfOrders('pieces', { count: quantity })}
                {back > 0 && (
                  <span className="quiet">, {sayOfOrders('refundedPieces', { count: back })}</span>
                )}
              </td>
              <td className="money">
                {formatMoney(
                  { cents: totals.lines[index]?.cents ?? 0, currency: totals.currency },
                  'en',
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Renders the sums of an order. */
export function OrderSums({ order }: { order: StoredOrder }) {
  return (
    <dl className="sums">
      {sumsOf(order).map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney({ cents, currency: order.content.view.totals.currency }, 'en')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each tax by its name, such as an invoice wants. */
function taxesOf({ content: { view } }: StoredOrder): readonly (readonly [string, number])[] {
  const { taxes, taxIncluded } = view.totals;
  return taxes.flatMap(({ id, byLine, shippingCents }) => {
    const cents = byLine.reduce((sum, lineCents) => sum + lineCents, shippingCents);
    const rule = view.cart.applicableTaxRules.find((taxRule) => taxRule.id === id);
    const rate = percent.format((rule?.ratePerMillion ?? 0) / 1_000_000);
    const name = `${rule?.name || sayOfOrders('tax')} ${rate}`;
    const text = taxIncluded ? sayOfOrders('included', { name }) : name;
    return cents === 0 ? [] : [[text, cents] as const];
  });
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 4 });

function sumsOf(order: StoredOrder): readonly (readonly [string, number])[] {
  const { cart, totals } = order.content.view;
  const { discountCents, shippingCostCents, grandTotalCents, dueCents } = totals;
  const title = cart.selectedShippingOption?.title ?? '';
  const back = order.paymentState === 'canceled' ? 0 : refundedCents(order);
  const some = (name: string, cents: number) => (cents === 0 ? [] : [[name, cents] as const]);
  return [
    ...some(sayOfOrders('discount'), -discountCents),
    ...some(
      title === '' ? sayOfOrders('shipping') : sayOfOrders('shippingOf', { title }),
      shippingCostCents,
    ),
    ...taxesOf(order),
    [sayOfOrders('total'), grandTotalCents],
    ...(grandTotalCents === dueCents
      ? []
      : [
          [sayOfOrders('giftCards'), dueCents - grandTotalCents] as const,
          [sayOfOrders(order.paymentState === 'open' ? 'dueOpen' : 'due'), dueCents] as const,
        ]),
    ...some(sayOfOrders('refundedSum'), -back),
  ];
}
