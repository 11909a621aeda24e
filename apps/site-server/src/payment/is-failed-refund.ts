import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { StoreTables } from '../store/database';
import type { RefundTable } from './payment-table';

/**
 * Makes the condition for the refunds of a site that a provider has not made when it was asked.
 *
 * @param siteId the site
 */
export function isFailedRefund(siteId: string) {
  return (eb: ExpressionBuilder<StoreTables, 'refund'>): Expression<SqlBool> =>
    eb.and([
      eb('refund.site_id', '=', siteId satisfies RefundTable['site_id']),
      eb('refund.done_at', 'is', null),
      eb('refund.failure', 'is not', null),
    ]);
}
