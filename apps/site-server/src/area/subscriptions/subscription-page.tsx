import { formatMoney, isCurrencyCode } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import type { StoredPayment } from '../../shop/orders/stored-payment';
import type { Subscription } from '../../shop/subscriptions/subscription';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { isEndable } from './is-endable';
import { sayOfSubscriptions } from './subscription-texts';
import { subscriptionsPath } from './subscription-query';
import { eachPeriod, NextCharge, SubscriptionState } from './subscriptions-page';

/** A subscription with its orders and charges. */
export interface ShownSubscription {
  readonly subscription: Subscription;
  /** The numbers of its orders, the first first. */
  readonly numbers: readonly number[];
  readonly payments: readonly StoredPayment[];
  /** What was just done. @default nothing */
  readonly said?: 'endDone' | 'notEnded' | undefined;
}

/** Answers with one subscription and its charges. */
export function subscriptionPage(
  site: Site,
  contributor: Contributor,
  { subscription, numbers, payments, said }: ShownSubscription,
): EndpointReply {
  const { id, title } = subscription;
  const mayEnd = contributor.permissions.includes('commerce.editOrders') && isEndable(subscription);
  const time = areaTime(site);
  return contributorPage(
    site,
    contributor,
    { title, section: subscriptionsPath, ...(said === 'notEnded' && { status: 409 }) },
    <>
      {said && (
        <p className="notice" role={said === 'notEnded' ? 'alert' : 'status'}>
          {sayOfSubscriptions(said)}
        </p>
      )}
      <p>
        <a href={subscriptionsPath}>{sayOfSubscriptions('back')}</a>
      </p>
      <SubscriptionState subscription={subscription} />
      {mayEnd && (
        <p className="actions">
          <a className="button" data-look="quiet" href={`${subscriptionsPath}/${id}/end`}>
            {sayOfSubscriptions('end')}
          </a>
        </p>
      )}
      <Facts subscription={subscription} numbers={numbers} time={time} />
      <h2>{sayOfSubscriptions('charges')}</h2>
      {payments.length === 0 ? (
        <p className="quiet">{sayOfSubscriptions('noCharges')}</p>
      ) : (
        <Charges payments={payments} time={time} />
      )}
    </>,
  );
}

function Facts({
  subscription,
  numbers,
  time,
}: Pick<ShownSubscription, 'subscription' | 'numbers'> & { time: WriteTime }) {
  const { email, period, method } = subscription;
  const kept = method?.lastFour ? `•••• ${method.lastFour}` : sayOfSubscriptions('methodKept');
  return (
    <dl className="entries">
      <Fact name={sayOfSubscriptions('subscriber')}>{email}</Fact>
      <Fact name={sayOfSubscriptions('each')}>{eachPeriod(subscription)}</Fact>
      <Fact name={sayOfSubscriptions('next')}>
        <NextCharge subscription={subscription} time={time} />
      </Fact>
      <Fact name={sayOfSubscriptions('periods')}>{period}</Fact>
      {isEndable(subscription) && (
        <Fact name={sayOfSubscriptions('method')}>
          {method ? kept : sayOfSubscriptions('methodAsked')}
        </Fact>
      )}
      <Fact name={sayOfSubscriptions('began')}>
        <span className="links">
          {numbers.map((number) => (
            <a key={number} href={`/config/orders/${number}`}>
              {sayOfSubscriptions('order', { number: String(number) })}
            </a>
          ))}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Charges({ payments, time }: { payments: readonly StoredPayment[]; time: WriteTime }) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfSubscriptions('outcome')}</th>
          <th scope="col">{sayOfSubscriptions('when')}</th>
          <th scope="col">{sayOfSubscriptions('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ key, status, cents, currency, requestedAt }) => (
          <tr key={key}>
            <th scope="row">{outcomeOf(status)}</th>
            <td className="quiet">
              <time dateTime={new Date(requestedAt).toISOString()}>{time(requestedAt)}</time>
            </td>
            <td className="money">{amountOf(cents, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function amountOf(cents: number, currency: string): string {
  return isCurrencyCode(currency) ? formatMoney({ cents, currency }, 'en') : `${cents} ${currency}`;
}

function outcomeOf(status: string): string {
  if (status === 'canceled') return sayOfSubscriptions('canceledCharge');
  const known = (['paid', 'declined', 'returned', 'mispaid'] as const).find(
    (ended) => ended === status,
  );
  return sayOfSubscriptions(known ?? 'asked');
}
