import type { ReactNode } from 'react';
import { safeHref } from '@frontage/site-model';
import type { OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import { writeAddress } from './write-address';
import { useTexts } from '../../texts/texts-context';
import { orderTexts } from './order.texts';

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
  const { address, shipment } = view;
  if (!address && !shipment) return null;
  const trackingHref = safeHref(shipment?.trackingHref);
  return (
    <section aria-labelledby="order-delivery">
      <h2 id="order-delivery">{texts.delivery}</h2>
      {shipment && (
        <p>
          {shipment.sentAt === null ? texts.notSent : texts.sent({ when: date(shipment.sentAt) })}
        </p>
      )}
      {trackingHref && (
        <p>
          <a href={trackingHref}>{texts.track}</a>
        </p>
      )}
      {address && (
        <address>
          {writeAddress(address, locale).map((line, at) => (
            <span key={at}>{line}</span>
          ))}
        </address>
      )}
    </section>
  );
}
