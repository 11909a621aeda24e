import type { ListedSubscription } from '../../shop/subscriptions/list-subscriptions';
import { exportAmount, exportTime, type ExportColumn } from '../export-list';

/** The columns of the table of subscriptions. */
export const subscriptionColumns: readonly ExportColumn<ListedSubscription>[] = [
  { heading: 'Subscriber', cell: ({ email }) => email },
  { heading: 'Product', cell: ({ title }) => title },
  { heading: 'State', cell: ({ state }) => state },
  { heading: 'Each period', cell: ({ cents, currency }) => exportAmount(cents, currency) },
  { heading: 'Currency', cell: ({ currency }) => currency },
  {
    heading: 'Period',
    cell: ({ plan }) => `${plan.billingPeriod.value} ${plan.billingPeriod.unit}`,
  },
  { heading: 'Periods paid', cell: ({ period }) => String(period) },
  { heading: 'Next charge (UTC)', cell: ({ nextAt }) => exportTime(nextAt) },
  { heading: 'Began (UTC)', cell: ({ createdAt }) => exportTime(createdAt) },
];
