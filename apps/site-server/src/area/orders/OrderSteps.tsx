import type { Contributor } from '../../accounts/create-identify';
import { whyNotRefunded } from '../../shop/orders/plan-refund';
import type { StoredOrder } from '../../shop/orders/stored-order';
import { ordersPath } from './order-query';
import { orderSteps, whyNot } from './order-steps';
import { sayOfOrders } from './order-texts';

/** Renders what somebody can do with an order now. */
export function OrderSteps({
  order,
  contributor: { permissions },
}: {
  order: StoredOrder;
  contributor: Contributor;
}) {
  const steps = permissions.includes('commerce.editOrders')
    ? orderSteps.filter((step) => whyNot(step, order) === undefined)
    : [];
  const isRefundable =
    permissions.includes('commerce.refunds') && whyNotRefunded(order) === undefined;
  const shown = [...steps, ...(isRefundable ? (['refund'] as const) : [])];
  if (shown.length === 0) return null;
  return (
    <nav className="actions" aria-label={sayOfOrders('todo')}>
      {shown.map((step, index) => (
        <a
          key={step}
          className="button"
          data-look={index > 0 || step === 'cancel' || step === 'refund' ? 'quiet' : undefined}
          href={`${ordersPath}/${order.number}/${step}`}
        >
          {sayOfOrders(`${step}Step`)}
        </a>
      ))}
    </nav>
  );
}
