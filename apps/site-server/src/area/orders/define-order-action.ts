import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import { Refused } from '../../http/action/refused';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import { findOrderByNumber } from '../../shop/orders/orders';
import type { StoredOrder } from '../../shop/orders/stored-order';
import type { ShopLinks } from '../../shop/pages/create-shop-links';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';

/** The services of the orders in the area. */
export interface AreaOrderServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  links: ShopLinks;
  /** Sends the resulting mails. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

const { defineAction, refuse } = actionsFor<AreaOrderServices, Site, AccountRefusal>(accountManner);

/** Declares an action about orders. */
export { defineAction as defineOrderAction };

/** The order that an address names, and who asks for it. */
export interface NamedOrder {
  readonly contributor: Contributor;
  readonly order: StoredOrder;
}

/**
 * Finds the order that an address names, and who asks for it.
 *
 * @param call the request
 * @param services what finds them
 * @returns a refusal if the site has no such order
 */
export async function findNamedOrder(
  call: Pick<Call<Site, { readonly number: string }>, 'request' | 'site' | 'params'>,
  services: AreaOrderServices,
): Promise<NamedOrder | Refused<AccountRefusal>> {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { number } = call.params;
  const order = /^\d{1,15}$/.test(number)
    ? await findOrderByNumber(services.store.read, call.site.id, Number(number))
    : undefined;
  return order ? { contributor, order } : refuse({ status: 404, code: 'gone' });
}
