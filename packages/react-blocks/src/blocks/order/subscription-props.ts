import type { OrderSubscription } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';

/** What a subscription of an order is shown with. */
export interface SubscriptionProps {
  subscription: OrderSubscription;
  /** Of the order. */
  token: string;
  money: ShowMoney;
  date: ShowDate;
}
