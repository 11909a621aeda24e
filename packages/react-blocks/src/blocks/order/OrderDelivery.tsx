import type { ReactNode } from 'react';
import { safeHref } from '../../safe-href';
import { regionNames } from '../../shop/CountrySelect';
import type { CheckoutAddress } from '../../shop/checkout-view';
import type { OrderView } from '../../shop/order-view';
import type { ShowDate } from '../../shop/show-date';
import { useTexts } from '../../texts/texts-context';
import { addressFormat } from '../form/fields/address-formats';
import { orderTexts } from './order-texts';

/** Where an order goes, and whether it is on its way. */
export function OrderDelivery({ view, date, locale }: { view: OrderView; date: ShowDate; locale: string }): ReactNode {
  const texts = useTexts('order', orderTexts);
  const { address, shipment } = view;
  if (!address && !shipment) return null;
  const trackingHref = safeHref(shipment?.trackingHref);
  return (
    <section aria-labelledby="order-delivery">
      <h2 id="order-delivery">{texts.delivery}</h2>
      {shipment && <p>{shipment.sentAt === null ? texts.notSent : texts.sent({ when: date(shipment.sentAt) })}</p>}
      {trackingHref && (
        <p>
          <a href={trackingHref}>{texts.track}</a>
        </p>
      )}
      {address && (
        <address>
          {linesOf(address, locale).map((line, at) => (
            <span key={at}>{line}</span>
          ))}
        </address>
      )}
    </section>
  );
}

/** An address as its country writes it; what is told in one line stands in one. */
function linesOf(address: CheckoutAddress, locale: string): readonly string[] {
  const { name, line1, line2, country } = address;
  const parts = { line1: '', line2: '', city: address.city, state: address.region, zip: address.postalCode };
  const place = addressFormat(country).order.map((part) => parts[part]).filter(Boolean);
  return [name, line1, line2, place.join(' '), country && regionNames(locale)(country)].filter(Boolean);
}
