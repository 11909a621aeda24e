import type { Site } from '../../sites/site-settings';
import { findSiteById } from '../../sites/sites';
import type { Database } from '../../store/database';
import { getOrder } from '../orders/orders';
import type { StoredOrder } from '../orders/stored-order';
import type { Subscription } from '../subscriptions/subscription';
import type { RenewalPeriod } from './driver/renewal-book';

/** A renewal within the transaction that records it; each part is read once. */
export interface OpenRenewal {
  readonly db: Database;
  readonly period: RenewalPeriod;
  /** Its state when the transaction locked it. */
  readonly subscription: Subscription;
  /** The order that started it. */
  first(): Promise<StoredOrder>;
  site(): Promise<Site>;
}

/** Opens a renewal of a subscription that this transaction has locked. */
export function openRenewal(
  db: Database,
  period: RenewalPeriod,
  subscription: Subscription,
): OpenRenewal {
  let first: Promise<StoredOrder> | undefined;
  let site: Promise<Site> | undefined;
  return {
    db,
    period,
    subscription,
    first: () => (first ??= getOrder(db, subscription.orderId)),
    site: () => (site ??= getSite(db, subscription)),
  };
}

async function getSite(db: Database, { id, siteId }: Subscription): Promise<Site> {
  const site = await findSiteById(db, siteId);
  if (site) return site;
  throw new Error(`[site-server] there is no site of the subscription ${id}.`);
}
