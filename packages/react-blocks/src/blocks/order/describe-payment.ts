import type { OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';
import type { OrderTexts } from './order.texts';

/** Describes how an order was or will be paid. */
export function describePayment(
  { payment, totals, number, placedAt }: OrderView,
  money: ShowMoney,
  texts: OrderTexts,
  date: ShowDate,
): string {
  const amount = money(totals.dueCents);
  switch (payment.state) {
    case 'paid':
      return totals.dueCents === 0 ? texts.paid : paidBy(payment.method, date(placedAt), texts);
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

/**
 * An online payment happens when the order is placed; the date of a payment by hand is not
 * recorded.
 */
function paidBy(method: OrderView['payment']['method'], when: string, texts: OrderTexts): string {
  switch (method) {
    case 'online':
      return texts.paidOnline({ when });
    case 'transfer':
      return texts.paidTransfer;
    case 'invoice':
      return texts.paidInvoice;
    case 'collection':
      return texts.paidCollection;
  }
}
