import type { ReactNode } from 'react';
import type { OrderView } from '../../shop/order-view';
import type { ShowMoney } from '../../shop/show-money';
import { useTexts } from '../../texts/texts-context';
import { orderTexts, type OrderTexts } from './order-texts';

/** How an order is paid, or is to be. */
export function OrderPayment({ view, money }: { view: OrderView; money: ShowMoney }): ReactNode {
  const texts = useTexts('order', orderTexts);
  const { state, note } = view.payment;
  return (
    <section aria-labelledby="order-payment" data-state={state}>
      <h2 id="order-payment">{texts.payment}</h2>
      <p>{tellPayment(view, money, texts)}</p>
      {note && state === 'open' && <p className="fr-order__note">{note}</p>}
    </section>
  );
}

function tellPayment({ payment, totals, number }: OrderView, money: ShowMoney, texts: OrderTexts): string {
  const amount = money(totals.dueCents);
  switch (payment.state) {
    case 'paid':
      return texts.paid;
    case 'refunded':
      return texts.refunded;
    case 'partlyRefunded':
      return texts.refundedPart({ amount: money(payment.refundedCents) });
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
