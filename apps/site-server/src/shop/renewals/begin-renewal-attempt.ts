import type { AttemptDetails } from '../../payment/buyer-details';
import { beginAttempt } from '../../payment/attempts';
import type { StoredOrder } from '../orders/stored-order';
import type { Subscription } from '../subscriptions/subscription';
import { renewalId } from '../subscriptions/renewal-id';
import type { RenewalWay } from './driver/renewal-state';
import type { OpenRenewal } from './open-renewal';
import { renewalKey } from './renewal-key';

/**
 * Starts a payment attempt for a period: its provider charges the saved method, or shows its page
 * to the buyer and saves their method from then on.
 *
 * @param open the renewal
 * @param tried its number, and how it is paid
 * @param now UTC milliseconds
 */
export async function beginRenewalAttempt(
  { db, period, subscription, first: findFirst }: OpenRenewal,
  { attempt, way }: { readonly attempt: number; readonly way: RenewalWay },
  now: number,
): Promise<void> {
  const { siteId, currency, cents, plug } = subscription;
  await beginAttempt(
    db,
    {
      key: renewalKey({ ...period, attempt }),
      siteId,
      purchaseId: renewalId(period),
      attempt,
      plug,
      currency,
      cents,
      details: { ...detailsOf(subscription, await findFirst()), ...wayOf(subscription, way) },
    },
    now,
  );
}

function detailsOf({ email, title, plug }: Subscription, { content }: StoredOrder): AttemptDetails {
  const { address, language, origin, method } = content;
  return {
    email,
    address,
    payment: '',
    language,
    origin,
    description: title,
    // By hand it goes on as it began.
    method: plug === 'manual' && method !== 'online' ? method : null,
  };
}

/** By hand nothing is charged and nothing kept. */
function wayOf(
  { plug, method }: Subscription,
  way: RenewalWay,
): Pick<AttemptDetails, 'charged' | 'keepsMethod'> {
  if (plug === 'manual') return {};
  return method && way === 'saved' ? { charged: method.id } : { keepsMethod: true };
}
