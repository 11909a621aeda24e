import type { Permission } from '@frontage/site-model/enums';
import type { ReactNode } from 'react';
import { writeAddress, type CheckoutAddress } from '@frontage/react-blocks/server';
import { isMailAddress } from '../../mail/mail';
import { isPastDue, type Subscription } from '../../shop/subscriptions/subscription';
import type { WriteTime } from '../area-time';
import type { LoadedOrder } from './load-order';
import { ordersHref, ordersPath } from './order-query';
import { sayOfOrders } from './order-texts';

/** Renders for whom an order is, and how it is paid. */
export function OrderFacts({
  loaded,
  time,
  permissions,
}: {
  loaded: LoadedOrder;
  time: WriteTime;
  /** Of who looks at it: what they may not open is no link. */
  permissions: readonly Permission[];
}) {
  const { email, content, trackingHref } = loaded.order;
  const { address, gift, buyerNote } = content;
  return (
    <dl className="entries">
      <Fact name={sayOfOrders('email')}>
        {isMailAddress(email) ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : email}
      </Fact>
      <Fact name={sayOfOrders('buyer')}>
        <span className="links">
          <a href={ordersHref(ordersPath, { q: email })}>{sayOfOrders('ordersOfBuyer')}</a>
          {loaded.memberId !== undefined && permissions.includes('settings.memberAccounts') && (
            <a href={`/config/members/${loaded.memberId}`}>{sayOfOrders('memberOfOrder')}</a>
          )}
        </span>
      </Fact>
      {address && (
        <Fact name={sayOfOrders('address')}>
          <DeliveryAddress address={address} />
        </Fact>
      )}
      {address && address.phone !== '' && <Fact name={sayOfOrders('phone')}>{address.phone}</Fact>}
      {buyerNote && <Fact name={sayOfOrders('note')}>{buyerNote}</Fact>}
      {gift && <Fact name={sayOfOrders('gift')}>{`${gift.to} ${gift.email}`.trim()}</Fact>}
      <Fact name={sayOfOrders('payment')}>{paymentLines(loaded, time).join('\n')}</Fact>
      {trackingHref !== '' && (
        <Fact name={sayOfOrders('tracking')}>
          <a href={trackingHref}>{trackingHref}</a>
        </Fact>
      )}
      {loaded.subscriptions.length > 0 && (
        <Fact name={sayOfOrders('subscription')}>
          {loaded.subscriptions.map((subscription) => (
            <div key={subscription.id}>
              <a href={`/config/subscriptions/${subscription.id}`}>
                {subscriptionLine(subscription, time)}
              </a>
            </div>
          ))}
        </Fact>
      )}
      <GiftCards loaded={loaded} />
      {loaded.beganWith !== undefined && (
        <Fact name={sayOfOrders('began')}>
          <Orders numbers={[loaded.beganWith]} />
        </Fact>
      )}
      {loaded.renewedBy.length > 0 && (
        <Fact name={sayOfOrders('renewed')}>
          <Orders numbers={loaded.renewedBy} />
        </Fact>
      )}
    </dl>
  );
}

/** Renders an address as it stands on a parcel, line by line. */
export function DeliveryAddress({ address }: { address: CheckoutAddress }) {
  return writeAddress(address, 'en').join('\n');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function GiftCards({ loaded: { giftCards, order } }: { loaded: LoadedOrder }) {
  if (giftCards.length === 0) return null;
  return (
    <Fact name={sayOfOrders('giftCardsOf')}>
      {giftCards.map(({ id, lastFour: digits, orderId }) => (
        <div key={id}>
          <a href={`/config/gift-cards/${id}`}>
            {sayOfOrders(orderId === order.id ? 'boughtCard' : 'usedCard', { digits })}
          </a>
        </div>
      ))}
    </Fact>
  );
}

function Orders({ numbers }: { numbers: readonly number[] }) {
  return numbers.map((number, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <a href={`${ordersPath}/${number}`}>
        {sayOfOrders('orderTitle', { number: String(number) })}
      </a>
    </span>
  ));
}

function paymentLines({ order }: LoadedOrder, time: WriteTime): readonly string[] {
  const { content, paymentState, confirmBy, payBy } = order;
  const { grandTotalCents, dueCents } = content.view.totals;
  const lines = [sayOfOrders(content.method)];
  if (grandTotalCents === 0) lines[0] = sayOfOrders('nothingDue');
  else if (dueCents === 0) lines[0] = sayOfOrders('giftCards');
  if (paymentState === 'open' && confirmBy !== null)
    lines.push(sayOfOrders('waitsForBuyer', { time: time(confirmBy) }));
  else if (paymentState === 'open' && payBy !== null)
    lines.push(sayOfOrders('waitsForPayment', { time: time(payBy) }));
  return lines;
}

function subscriptionLine(subscription: Subscription, time: WriteTime): string {
  const { title, nextAt } = subscription;
  if (isPastDue(subscription)) return sayOfOrders('subscriptionPastDue', { title });
  return nextAt === null
    ? sayOfOrders('subscriptionEnded', { title })
    : sayOfOrders('subscriptionNext', { title, time: time(nextAt) });
}
