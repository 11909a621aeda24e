import type { ReactNode } from 'react';
import type { OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';
import { describePayment } from './describe-payment';

/** The payment of an order. */
export function OrderPayment({
  view,
  money,
  date,
  time,
}: {
  view: OrderView;
  money: ShowMoney;
  date: ShowDate;
  time: ShowDate;
}): ReactNode {
  const texts = useTexts(orderTexts);
  const { state, note, payBy, confirmBy = null } = view.payment;
  // Two days at once would contradict each other: it is confirmed first, and then kept.
  const keptUntil = confirmBy === null ? payBy : null;
  return (
    <section aria-labelledby="order-payment" data-state={state}>
      <h2 id="order-payment">{texts.payment}</h2>
      <p>{describePayment(view, money, texts, date)}</p>
      {note && state === 'open' && <p className="fr-order__note">{note}</p>}
      {confirmBy !== null && state === 'open' && (
        <p>{texts.confirmBy({ when: time(confirmBy), email: view.email })}</p>
      )}
      {keptUntil !== null && state === 'open' && <p>{texts.payBy({ when: date(keptUntil) })}</p>}
    </section>
  );
}
