import type { ReactNode } from 'react';
import type { OrderPaymentState, OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';

/** How far an order is; nothing for one that was cancelled, or that is not sent. */
export function OrderSteps({ view, date }: { view: OrderView; date: ShowDate }): ReactNode {
  const texts = useTexts(orderTexts);
  const { payment, placedAt, shipment, pickup } = view;
  if (!shipment || over.includes(payment.state)) return null;
  const { sentAt } = shipment;
  const steps = [
    { title: texts.stepPlaced, isDone: true, when: placedAt },
    { title: texts.stepPaid, isDone: payment.state !== 'open', when: null },
    {
      title: pickup ? texts.stepCollected : texts.stepSent,
      isDone: sentAt !== null,
      when: sentAt,
    },
  ];
  const doneText = (when: number | null) => (when === null ? texts.stepDone : date(when));
  return (
    <ol className="fr-order__steps" aria-label={texts.steps}>
      {steps.map(({ title, isDone, when }) => (
        <li key={title} data-done={isDone ? '' : undefined}>
          <strong>{title}</strong>
          <span>{isDone ? doneText(when) : texts.stepOpen}</span>
        </li>
      ))}
    </ol>
  );
}

/** Orders that came to nothing are on no way. */
const over: readonly OrderPaymentState[] = ['canceled', 'refunded'];
