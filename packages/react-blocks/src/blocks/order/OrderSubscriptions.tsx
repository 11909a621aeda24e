import type { ReactNode } from 'react';
import type { OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';
import { SubscriptionItem } from './SubscriptionItem';

/** The subscriptions that an order started, and how to end each. */
export function OrderSubscriptions({
  view,
  money,
  date,
}: {
  view: OrderView;
  money: ShowMoney;
  date: ShowDate;
}): ReactNode {
  const texts = useTexts(orderTexts);
  if (view.subscriptions.length === 0) return null;
  return (
    <section aria-labelledby="order-subscriptions">
      <h2 id="order-subscriptions">{texts.subscriptions}</h2>
      {view.subscriptions.map((subscription) => (
        <SubscriptionItem
          key={subscription.id}
          subscription={subscription}
          token={view.token}
          money={money}
          date={date}
        />
      ))}
    </section>
  );
}
