import { subscriptionFilters } from '../../shop/subscriptions/list-subscriptions';
import { listQuery } from '../list-query';

/** The address of the list. */
export const subscriptionsPath = '/config/subscriptions';

/** The query of the list. */
export const subscriptionQuery = listQuery(subscriptionFilters);
