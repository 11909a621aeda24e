import type { Account } from '../../accounts/accounts';
import { writeAudit } from '../../audit/write-audit';
import { findForm } from '../../forms/definitions/forms';
import type { EndpointRequest } from '../../http/endpoint';
import type { NewsletterList } from '../../newsletter/newsletter-lists';
import { siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import type { SubscriberServices } from './define-subscriber-action';
import { takeSubscriber, type AddEnd } from './take-subscriber';

/** Somebody whom an owner adds to a newsletter. */
export interface AddedByHand {
  readonly request: EndpointRequest;
  readonly site: Site;
  readonly by: Account;
  readonly list: Omit<NewsletterList, 'counts'>;
  readonly entered: { readonly email: string; readonly name: string; readonly source: string };
}

/**
 * Adds somebody to a newsletter, or asks them by mail, and writes it into the log.
 *
 * @returns undefined for a newsletter whose form is gone
 */
export async function addByHand(
  { store, newsletterLinks: links, outbox, baseUrl }: SubscriberServices,
  { request, site, by, list, entered }: AddedByHand,
): Promise<'added' | 'asked' | AddEnd | undefined> {
  const end = await store.write(async (db) => {
    const form = await findForm(db, site.id, list.id);
    if (!form) return undefined;
    const origin = siteOrigin(request, site, baseUrl);
    const clock = { links, now: store.now(), createId: store.createId };
    const taken = await takeSubscriber(db, { ...entered, site, form, origin }, clock);
    const subject = `${list.name}: ${entered.email}`;
    if (taken === 'added' || taken === 'asked')
      await writeAudit(db, store, { act: 'subscriberAdded', by, request, subject });
    return taken;
  });
  outbox.wake();
  return end;
}
