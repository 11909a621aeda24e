import { formatMoney } from '@frontage/commerce-model';
import { contributorPage } from '../../accounts/contributor-page';
import type { Contributor } from '../../accounts/create-identify';
import type { EndpointReply } from '../../http/endpoint';
import {
  subscriptionFilters,
  type ListedSubscription,
} from '../../shop/subscriptions/list-subscriptions';
import { isPastDue, type Subscription } from '../../shop/subscriptions/subscription';
import type { Site } from '../../sites/site-settings';
import { areaTime, type WriteTime } from '../area-time';
import { ListFilters } from '../ListFilters';
import { ListFound } from '../ListFound';
import type { ListPart } from '../list-part';
import { isFiltered, type ListQuery } from '../list-query';
import { PartLinks } from '../PartLinks';
import { sortSelect } from '../sort-select';
import { stateSelect } from '../state-select';
import { sayOfSubscriptions } from './subscription-texts';
import { subscriptionsPath } from './subscription-query';

/** A part of the list of subscriptions. */
export interface ShownSubscriptions {
  readonly query: ListQuery<(typeof subscriptionFilters)[number]>;
  readonly part: ListPart<ListedSubscription>;
  /** How many the filter finds. */
  readonly count: number;
}

/** Answers with a part of the list of subscriptions. */
export function subscriptionsPage(
  site: Site,
  contributor: Contributor,
  { query, part, count }: ShownSubscriptions,
): EndpointReply {
  return contributorPage(
    site,
    contributor,
    { title: sayOfSubscriptions('title'), section: subscriptionsPath },
    <>
      <ListFilters
        path={subscriptionsPath}
        label={sayOfSubscriptions('search')}
        search={query.q}
        selects={[
          stateSelect(sayOfSubscriptions, subscriptionFilters, query.state),
          sortSelect(query.sort),
        ]}
      />
      <ListFound
        path={subscriptionsPath}
        query={query}
        part={part}
        count={count}
        sayFound={(shown) => sayOfSubscriptions('found', { count: shown })}
        empty={sayOfSubscriptions(isFiltered(query) ? 'noneFound' : 'none')}
        exportNeeds="commerce.exportOrders"
        permissions={contributor.permissions}
        links={
          <PartLinks
            title={sayOfSubscriptions('title')}
            path={subscriptionsPath}
            query={query}
            part={part}
          />
        }
      >
        <SubscriptionTable rows={part.rows} time={areaTime(site)} />
      </ListFound>
    </>,
  );
}

function SubscriptionTable({
  rows,
  time,
}: {
  rows: readonly ListedSubscription[];
  time: WriteTime;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{sayOfSubscriptions('subscriber')}</th>
          <th scope="col">{sayOfSubscriptions('what')}</th>
          <th scope="col">{sayOfSubscriptions('each')}</th>
          <th scope="col">{sayOfSubscriptions('next')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((subscription) => (
          <tr key={subscription.id}>
            <th scope="row" className="excerpt">
              <a href={`${subscriptionsPath}/${subscription.id}`}>{subscription.email}</a>
              <SubscriptionState subscription={subscription} />
            </th>
            <td className="excerpt">{subscription.title}</td>
            <td className="money">{eachPeriod(subscription)}</td>
            <td className="quiet">
              <NextCharge subscription={subscription} time={time} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the state of a subscription as a word with a dot. */
export function SubscriptionState({ subscription }: { subscription: Subscription }) {
  const { state } = subscription;
  const isFailed = state === 'active' && isPastDue(subscription);
  const isWarning = isFailed || state === 'paused';
  return (
    <div className="states">
      <span className="state" data-state={isWarning ? 'warning' : 'done'}>
        {sayOfSubscriptions(isFailed ? 'failed' : state)}
      </span>
    </div>
  );
}

/** Renders when a subscription is charged next. */
export function NextCharge({
  subscription: { nextAt, state },
  time,
}: {
  subscription: Pick<Subscription, 'nextAt' | 'state'>;
  time: WriteTime;
}) {
  if (nextAt === null || state === 'paused') return sayOfSubscriptions('noNext');
  return <time dateTime={new Date(nextAt).toISOString()}>{time(nextAt)}</time>;
}

/** Writes what a period costs, and how long it is. */
export function eachPeriod({ cents, currency, plan }: Subscription): string {
  const { value: count, unit } = plan.billingPeriod;
  const period = sayOfSubscriptions('plan', { count, unit });
  return `${formatMoney({ cents, currency }, 'en')} ${period}`;
}
