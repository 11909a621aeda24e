import { findAnyForm } from '../forms/definitions/forms';
import { createMail } from '../mail/create-mail';
import { isMailAddress } from '../mail/mail';
import { readMailSettings } from '../mail/mail-settings';
import { enqueueMail } from '../mail/mails';
import { serverTexts } from '../sites/server-texts';
import { findSiteById } from '../sites/sites';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import type { NewsletterAction, NewsletterLink } from './create-newsletter-links';
import { newsletterTexts } from './newsletter-texts';
import { subscribedMail } from './subscribed-mail';
import type { Subscriber } from './subscriber';
import { changeSubscriberStatus, findSubscriber } from './subscribers';

type NewsletterStore = Pick<Store, 'read' | 'write' | 'now' | 'createId'>;

/**
 * Finds the subscriber of a valid link. A confirmation link ends with its subscription; a link to
 * unsubscribe is always valid, whichever mail it is in.
 */
export async function findByLink(
  db: Database,
  action: NewsletterAction,
  { id, round }: NewsletterLink,
): Promise<Subscriber | undefined> {
  const subscriber = await findSubscriber(db, id);
  const isDead =
    action === 'confirm' && (subscriber?.round !== round || subscriber.status === 'unsubscribed');
  return isDead ? undefined : subscriber;
}

/**
 * Does what a link is for. Following it again gets the same answer.
 *
 * @returns the subscriber; nothing if the link is no longer valid
 */
export function followLink(
  store: NewsletterStore,
  action: NewsletterAction,
  link: NewsletterLink,
): Promise<Subscriber | undefined> {
  return store.write((db) =>
    action === 'confirm' ? confirm(store, db, link) : unsubscribe(store, db, link),
  );
}

async function confirm(
  store: NewsletterStore,
  db: Database,
  link: NewsletterLink,
): Promise<Subscriber | undefined> {
  const subscriber = await findByLink(db, 'confirm', link);
  if (!subscriber) return undefined;
  const now = store.now();
  if (await changeSubscriberStatus(db, link.id, { from: ['pending'], to: 'confirmed' }, now))
    await mailOwner(store, db, subscriber, now);
  return subscriber;
}

async function unsubscribe(
  store: NewsletterStore,
  db: Database,
  link: NewsletterLink,
): Promise<Subscriber | undefined> {
  await changeSubscriberStatus(
    db,
    link.id,
    { from: ['pending', 'confirmed'], to: 'unsubscribed' },
    store.now(),
  );
  return findByLink(db, 'unsubscribe', link);
}

async function mailOwner(
  { createId }: NewsletterStore,
  db: Database,
  subscriber: Subscriber,
  now: number,
): Promise<void> {
  const { siteId, formId } = subscriber;
  const [form, site] = [await findAnyForm(db, formId), await findSiteById(db, siteId)];
  if (!form || !site) return;
  const notify = form.definition.notify || readMailSettings(site.settings).messagesTo;
  if (!isMailAddress(notify)) return;
  const mail = subscribedMail(
    notify,
    { form: form.definition, texts: serverTexts(newsletterTexts, site.settings) },
    subscriber,
  );
  await enqueueMail(db, createMail(site, { ...mail, kind: 'submission' }, { now, createId }));
}
