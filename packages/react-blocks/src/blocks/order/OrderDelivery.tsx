import type { ReactNode } from 'react';
import { safeHref } from '@frontage/site-model';
import type { OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import { writeAddress } from './write-address';
import { useTexts } from '../../texts/use-texts';
import { orderTexts, type OrderTexts } from './order.texts';

/** The address of an order, and the state of its delivery. */
export function OrderDelivery({
  view,
  date,
  locale,
}: {
  view: OrderView;
  date: ShowDate;
  locale: string;
}): ReactNode {
  const texts = useTexts(orderTexts);
  const { address, shipment, pickup } = view;
  if (!address && !shipment) return null;
  const trackingHref = safeHref(shipment?.trackingHref);
  return (
    <section aria-labelledby="order-delivery">
      <h2 id="order-delivery">{pickup ? texts.collection : texts.delivery}</h2>
      {shipment && <p>{describeShipment(shipment.sentAt, pickup !== undefined, texts, date)}</p>}
      {pickup?.hours && (
        <>
          <h3>{texts.hours}</h3>
          <p className="fr-order__note">{pickup.hours}</p>
        </>
      )}
      {trackingHref && (
        <p>
          <a href={trackingHref}>{texts.track}</a>
        </p>
      )}
      {address && (
        <address>
          {writeAddress(address, locale).map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
    </section>
  );
}

function describeShipment(
  sentAt: number | null,
  isCollected: boolean,
  texts: OrderTexts,
  date: ShowDate,
): string {
  if (sentAt === null) return isCollected ? texts.notCollected : texts.notSent;
  const values = { when: date(sentAt) };
  return isCollected ? texts.collected(values) : texts.sent(values);
}
