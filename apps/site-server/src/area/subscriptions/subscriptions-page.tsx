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
import { isFiltered, partHref, type ListQuery } from '../list-query';
import { PartLinks } from '../PartLinks';
import { PickAll, PickBox } from '../PickBox';
import { PickForm } from '../PickForm';
import { pickScript } from '../pick-script';
import { sayOfPicks } from '../pick-texts';
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
  const mayPick = contributor.permissions.includes('commerce.editOrders');
  return contributorPage(
    site,
    contributor,
    {
      title: sayOfSubscriptions('title'),
      section: subscriptionsPath,
      ...(mayPick && { scripts: [pickScript] }),
    },
    <>
      <EndedNotice query={query} />
      <ListFilters
        path={subscriptionsPath}
        isEmpty={count === 0}
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
        begin={['/config/products', sayOfSubscriptions('begin')]}
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
        <PickForm
          href={partHref(subscriptionsPath, query, query)}
          mayPick={mayPick}
          pickedOne={sayOfSubscriptions('pickedOne')}
          pickedOther={sayOfSubscriptions('pickedOther')}
          acts={[['end', sayOfSubscriptions('end')]]}
        >
          <SubscriptionTable rows={part.rows} time={areaTime(site)} mayPick={mayPick} />
        </PickForm>
      </ListFound>
    </>,
  );
}

/** Says what was just done. */
function EndedNotice({ query: { done, ids = [] } }: Pick<ShownSubscriptions, 'query'>) {
  if (done !== 'endedMany' && done !== 'nothing') return null;
  const isEnded = done === 'endedMany';
  return (
    <p className="notice" role={isEnded ? 'status' : 'alert'}>
      {isEnded
        ? sayOfSubscriptions('endedMany', { count: ids.length })
        : sayOfSubscriptions('nothing')}
    </p>
  );
}

function SubscriptionTable({
  rows,
  time,
  mayPick,
}: {
  rows: readonly ListedSubscription[];
  time: WriteTime;
  mayPick: boolean;
}) {
  return (
    <table className="list">
      <thead>
        <tr>
          {mayPick && <PickAll />}
          <th scope="col">{sayOfSubscriptions('subscriber')}</th>
          <th scope="col">{sayOfSubscriptions('what')}</th>
          <th scope="col">{sayOfSubscriptions('each')}</th>
          <th scope="col">{sayOfSubscriptions('next')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((subscription) => (
          <tr key={subscription.id}>
            {mayPick && (
              <td>
                <PickBox
                  id={subscription.id}
                  label={sayOfPicks('pickOf', {
                    name: sayOfSubscriptions('subscriptionOf', {
                      title: subscription.title,
                      email: subscription.email,
                    }),
                  })}
                />
              </td>
            )}
            <th scope="row" className="excerpt">
              <a href={`${subscriptionsPath}/${subscription.id}`}>{subscription.email}</a>
              <SubscriptionState subscription={subscription} />
            </th>
            <td className="excerpt">{subscription.title}</td>
            <td>{eachPeriod(subscription)}</td>
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
