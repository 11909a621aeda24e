import type { ReactNode } from 'react';
import { siteTitle } from '../../accounts/account-manner';
import type { EndpointReply } from '../../http/endpoint';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { Site } from '../../sites/site-settings';
import { areaPage } from '../area-page';
import { areaTime } from '../area-time';
import type { LoadedOrder } from './load-order';
import { DeliveryAddress } from './OrderFacts';
import { OrderLines, OrderSums } from './OrderLines';
import { ordersPath } from './order-query';
import { sayOfOrders } from './order-texts';
import { SlipLines } from './SlipLines';

/** What is printed of an order: for the parcel, or for the books. */
export const printKinds = ['slip', 'invoice'] as const;

/** Answers with a page of an order that is made for paper: without the frame of the area. */
export function printPage(
  site: Site,
  { order }: LoadedOrder,
  kind: (typeof printKinds)[number],
): EndpointReply {
  const { seller } = readShopSettings(site.settings);
  const title = sayOfOrders(`${kind}Title`, { number: String(order.number) });
  const time = areaTime(site);
  const { address } = order.content;
  const isInvoice = kind === 'invoice';
  return areaPage(
    { title, site: siteTitle(site) },
    <body>
      <main className="paper">
        <p className="noprint quiet">
          <a href={`${ordersPath}/${order.number}`}>{sayOfOrders('goBack')}</a>.{' '}
          {sayOfOrders('printHint')}
        </p>
        <h1>{title}</h1>
        <p>{sayOfOrders('orderedOn', { time: time(order.createdAt) })}</p>
        {order.paymentState === 'canceled' && <p>{sayOfOrders('canceledOrder')}</p>}
        <div className="parties">
          <Party title={sayOfOrders('soldBy')}>
            {[seller?.name ?? siteTitle(site), ...(seller?.address ?? [])].join('\n')}
            {isInvoice && seller?.taxId && `\n${sayOfOrders('taxId', { number: seller.taxId })}`}
          </Party>
          <Party title={sayOfOrders(isInvoice ? 'soldTo' : 'sendTo')}>
            {address ? <DeliveryAddress address={address} /> : order.email}
          </Party>
        </div>
        {isInvoice ? (
          <>
            <OrderLines order={order} />
            <OrderSums order={order} />
            <p>
              {order.paidAt === null
                ? sayOfOrders('notPaid')
                : sayOfOrders('paidOn', { time: time(order.paidAt) })}
            </p>
          </>
        ) : (
          <SlipLines order={order} />
        )}
      </main>
    </body>,
  );
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="lines">{children}</p>
    </section>
  );
}
