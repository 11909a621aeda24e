import type { PaymentPlugs } from '../../payment/create-payment-plugs';
import type { PaymentPlugId, SavedMethods } from '../../payment/payment-plug';
import type { MethodNews } from '../../payment/saved-method';
import type { Store } from '../../store/store';
import type { MailFacts } from '../orders/order-mail';
import { getOrder } from '../orders/orders';
import type { ShopLinks } from '../pages/create-shop-links';
import { changeMethod, retryNow, type NamedMethod } from '../subscriptions/change-method';
import type { Subscription } from '../subscriptions/subscription';
import { findSubscription } from '../subscriptions/subscriptions';
import { mailMethodChanged } from './mail-method-changed';
import { methodKey, readMethodKey } from './method-key';

/** How long buyers come back from such a page, in milliseconds: providers close it within a day. */
const pageTime = 25 * 60 * 60_000;

/** How far the clocks of two servers may differ, in milliseconds. */
const clockSlack = 5 * 60_000;

/**
 * Whether a page that was opened at a time may be open still. The time stands in an address, which
 * anybody may change, and a provider searches all that it has since then.
 */
function isOpenSince(requestedAt: number, now: number): boolean {
  return requestedAt > now - pageTime && requestedAt <= now + clockSlack;
}

/** Has buyers name other methods for their subscriptions. */
export interface MethodChanges {
  /**
   * Opens the provider's page for it.
   *
   * @param subscription whose method it is
   * @param returnUrl where its buyer comes back to: absolute; `asked` is added to its query
   * @returns its address; nothing where the provider keeps no methods
   */
  open(subscription: Subscription, returnUrl: string): Promise<string | undefined>;
  /** Asks what became of a page, whose buyer is back; nothing where it must have been closed. */
  comeBack(subscription: Subscription, requestedAt: number): Promise<void>;
  /** Takes what a provider tells by itself; of other shops nothing. */
  hear(plug: PaymentPlugId, news: MethodNews): Promise<void>;
}

/**
 * Makes what changes methods. Nothing is kept of a page that is open: its key says whose it is and
 * when it was opened. What has failed so far is tried again with the new method at once.
 *
 * @param store where subscriptions are
 * @param plugs of this server
 * @param links for mails
 */
export function createMethodChanges(
  { read, write, now, createId }: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  plugs: PaymentPlugs,
  links: ShopLinks,
): MethodChanges {
  const methodsOf = ({ plug }: Subscription): SavedMethods | undefined =>
    plugs.get(plug)?.savedMethods;

  async function keep(named: NamedMethod): Promise<void> {
    const facts: MailFacts = { links, now: now(), createId };
    await write(async (db) => {
      const changed = await changeMethod(db, named, facts.now);
      if (!changed) return;
      await retryNow(db, changed, facts.now);
      await mailMethodChanged(db, changed, await getOrder(db, changed.orderId), facts);
    });
  }

  return {
    async open(subscription, returnUrl) {
      const requestedAt = now();
      const { id, currency, email, method } = subscription;
      const answer = await methodsOf(subscription)?.openPage({
        key: methodKey({ subscriptionId: id, requestedAt }),
        currency,
        email,
        ...(method && { former: method.id }),
        returnUrl: `${returnUrl}&asked=${requestedAt}`,
      });
      return answer?.status === 'actionNeeded' ? answer.url : undefined;
    },
    async comeBack(subscription, requestedAt) {
      const { id: subscriptionId } = subscription;
      if (!isOpenSince(requestedAt, now())) return;
      const key = methodKey({ subscriptionId, requestedAt });
      const answer = await methodsOf(subscription)?.lookUpPage({ key, requestedAt });
      if (answer?.status === 'saved')
        await keep({ subscriptionId, requestedAt, method: answer.method });
    },
    async hear(plug, { key, method }) {
      const named = readMethodKey(key);
      const subscription = named && (await findSubscription(read, named.subscriptionId));
      if (named && subscription?.plug === plug) await keep({ ...named, method });
    },
  };
}
