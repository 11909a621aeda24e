import type { OrderView } from '../../shop/order-view';
import type { ShowMoney } from '../../shop/show-money';
import type { OrderTexts } from './order.texts';

/** How an order is paid, or is to be, in words. */
export function tellPayment(
  { payment, totals, number }: OrderView,
  money: ShowMoney,
  texts: OrderTexts,
): string {
  const amount = money(totals.dueCents);
  switch (payment.state) {
    case 'paid':
      return texts.paid;
    case 'refunded':
      return texts.refunded;
    case 'partlyRefunded':
      return texts.refundedPart({ amount: money(payment.refundedCents) });
    case 'canceled':
      return payment.refundedCents === 0
        ? texts.orderCanceled
        : texts.orderCanceledBack({ amount: money(payment.refundedCents) });
    case 'open':
      switch (payment.method) {
        case 'transfer':
          return texts.openTransfer({ amount, number });
        case 'invoice':
          return texts.openInvoice({ amount });
        case 'collection':
          return texts.openCollection({ amount });
        case 'online':
          return texts.open({ amount });
      }
  }
}
