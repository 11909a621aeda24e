import type { ListedOrder } from '../../shop/orders/list-orders';
import { isOrderOver } from '../../shop/orders/stored-order';
import type { AreaOrderCode } from './order-texts';

/** A state of an order in the list, and whether somebody has to do something. */
export interface OrderState {
  readonly text: AreaOrderCode;
  readonly waits: boolean;
}

/**
 * Describes the state of an order: its payment, and where its goods are.
 *
 * @param order as listed or stored
 */
export function orderStates({
  paymentState,
  requiresShipping,
  sentAt,
}: Pick<ListedOrder, 'paymentState' | 'requiresShipping' | 'sentAt'>): readonly OrderState[] {
  const isOpen = paymentState === 'open';
  const payment = { text: paymentState === 'paid' ? ('isPaid' as const) : paymentState };
  const states: OrderState[] = [{ ...payment, waits: isOpen }];
  if (sentAt !== null) states.push({ text: 'isSent', waits: false });
  else if (requiresShipping && !isOpen && !isOrderOver({ paymentState }))
    states.push({ text: 'unsent', waits: true });
  return states;
}
