import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { actionsFor } from '../../http/action/actions-for';
import { Refused } from '../../http/action/refused';
import type { OutboxWorker } from '../../mail/start-outbox-worker';
import type { NewsletterLinks } from '../../newsletter/create-newsletter-links';
import { findNewsletterList } from '../../newsletter/newsletter-lists';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';

/** The services of the newsletters in the area. */
export interface SubscriberServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
  newsletterLinks: NewsletterLinks;
  /** Sends the mails that ask. */
  outbox: Pick<OutboxWorker, 'wake'>;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
}

/** Declares an action about subscribers. */
export const { defineAction: defineSubscriberAction } = actionsFor<
  SubscriberServices,
  Site,
  AccountRefusal
>(accountManner);

/** Refuses what is not there. */
export const gone = () => new Refused<AccountRefusal>({ status: 404, code: 'gone' });

/** Finds who asks, and the newsletter that they ask about. */
export async function findList(
  call: Parameters<typeof findContributor>[0] & {
    readonly site: Site;
    readonly params: { readonly list: string };
  },
  services: Pick<SubscriberServices, 'store' | 'identify'>,
) {
  const contributor = await findContributor(call, services);
  if (contributor instanceof Refused) return contributor;
  const { list: id } = call.params;
  const list = isStorable(id)
    ? await findNewsletterList(services.store.read, call.site.id, id)
    : undefined;
  return list ? { contributor, list } : gone();
}
