import type { ReactNode } from 'react';
import type { OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import { useTexts } from '../../texts/use-texts';
import { orderTexts } from './order.texts';

/** For whom a gift card is, and when it is sent to them; nothing before it is paid. */
export function OrderGift({ view, date }: { view: OrderView; date: ShowDate }): ReactNode {
  const texts = useTexts(orderTexts);
  const { gift, payment, placedAt } = view;
  if (!gift || payment.state !== 'paid') return null;
  const to = gift.to ? `${gift.to} (${gift.email})` : gift.email;
  // Noon of its day is that day in every zone that people live in.
  const sentAt = Date.parse(`${gift.date}T12:00:00Z`);
  // That of a renewal goes at once: the day was that of the first.
  const isLater = gift.date !== '' && Number.isFinite(sentAt) && sentAt > placedAt;
  return (
    <p className="fr-order__goes">
      {isLater ? texts.giftGoes({ to, when: date(sentAt) }) : texts.giftGoesNow({ to })}
    </p>
  );
}
