import type { OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';
import type { OrderTexts } from './order.texts';
import { describePayment } from './describe-payment';

/** Describes what happens next after placing an order: the payment or the delivery. */
export function describeNextStep(
  view: OrderView,
  money: ShowMoney,
  texts: OrderTexts,
  date: ShowDate,
): string {
  const { payment, lines, shipment } = view;
  if (payment.state === 'open') return describePayment(view, money, texts, date);
  const sentences = [
    ...(shipment ? [texts.nextSent] : []),
    ...(lines.some(({ download }) => download !== null) ? [texts.nextFiles] : []),
    ...(lines.some(({ giftCardsHidden }) => giftCardsHidden > 0) ? [texts.nextCodes] : []),
  ];
  return sentences.length === 0 ? texts.nextNothing : sentences.join(' ');
}
