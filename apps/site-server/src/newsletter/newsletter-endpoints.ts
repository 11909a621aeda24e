import { findAnyForm } from '../forms/definitions/forms';
import type { Endpoint, EndpointReply } from '../http/endpoint';
import { escapeHtml } from '../http/escape-html';
import { createMail } from '../mail/create-mail';
import { isMailAddress } from '../mail/mail';
import { enqueueMail } from '../mail/outbox';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import { plainPage } from '../pages/fallback-page';
import type { SiteLookup } from '../sites/create-site-lookup';
import { serverTexts } from '../sites/server-texts';
import { findSiteById } from '../sites/sites';
import type { Database } from '../store/database';
import type { Store } from '../store/store';
import { englishTexts, type ServerTexts } from '../texts/server-texts';
import type { NewsletterAction, NewsletterLink, NewsletterLinks } from './create-newsletter-links';
import { newsletterTexts } from './newsletter-texts';
import { subscribedMail } from './subscribed-mail';
import type { Subscriber } from './subscriber';
import { findSubscriber, changeSubscriberStatus } from './subscribers';

type NewsletterCode = keyof typeof newsletterTexts;
type NewsletterWords = ServerTexts<NewsletterCode>;
type NewsletterStore = Pick<Store, 'read' | 'write' | 'now' | 'createId'>;

/** What newsletters are served with. */
export interface NewsletterServices {
  store: NewsletterStore;
  sites: SiteLookup;
  /** Links in mails. */
  newsletterLinks: NewsletterLinks;
  /** Sends the mail to the owner. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

/**
 * `GET /api/newsletter/Confirm?token=…` and `…/Unsubscribe?token=…`: the pages behind the
 * links of a mail. They only ask, since programs that look for harm in mails open links too.
 */
export function newsletterPageEndpoint(
  services: NewsletterServices,
  action: NewsletterAction,
): Endpoint {
  return async ({ query, host }) => {
    const { link, lang, token } = readAddress(services, action, query);
    const subscriber = link && (await lookUp(services.store.read, action, link));
    const texts = await textsFor(services, { subscriber, host, lang });
    if (!subscriber) return deadLink(texts);
    const target = new URLSearchParams({ token, ...(lang !== undefined && { lang }) }).toString();
    const button = `<button>${escapeHtml(texts.say(`${action}Button`))}</button>`;
    const form = `<form method="post" action="?${escapeHtml(target)}">${button}</form>`;
    return page(200, texts, { title: `${action}Title`, text: `${action}Ask`, form });
  };
}

/**
 * `POST` of the same two addresses: does what the page asked. Doing it twice is answered
 * as once; a link to confirm is worth nothing after its subscription ended. Mail programs
 * may unsubscribe with one click (RFC 8058).
 */
export function newsletterPostEndpoint(
  services: NewsletterServices,
  action: NewsletterAction,
): Endpoint {
  const { store, outbox } = services;
  return async ({ query, host }) => {
    const { link, lang } = readAddress(services, action, query);
    const subscriber =
      link &&
      (await store.write((db) =>
        action === 'confirm' ? confirm(store, db, link) : unsubscribe(store, db, link),
      ));
    const texts = await textsFor(services, { subscriber, host, lang });
    if (!subscriber) return deadLink(texts);
    outbox.wake();
    return page(200, texts, { title: `${action}Title`, text: `${action}Done` });
  };
}

/** What stands in the address: the link, and the language that the form was sent in. */
function readAddress(
  { newsletterLinks, store }: NewsletterServices,
  action: NewsletterAction,
  query: URLSearchParams,
) {
  const token = query.get('token') ?? '';
  const lang = /^[a-z\d-]{1,35}$/i.exec(query.get('lang') ?? '')?.[0];
  return { token, lang, link: newsletterLinks.read(action, token, store.now()) };
}

/** The words of the newsletter's site; several sites may send their links to one address. */
async function textsFor(
  { store, sites }: NewsletterServices,
  {
    subscriber,
    host,
    lang,
  }: { subscriber: Subscriber | undefined; host: string; lang: string | undefined },
): Promise<NewsletterWords> {
  const site = subscriber
    ? await findSiteById(store.read, subscriber.siteId)
    : await sites.find(host);
  return site ? serverTexts(newsletterTexts, site.settings, lang) : englishTexts(newsletterTexts);
}

/**
 * Whom a link is good for. One to confirm dies with its subscription; one to unsubscribe never
 * does, whichever mail it stands in.
 */
async function lookUp(
  db: Database,
  action: NewsletterAction,
  { id, round }: NewsletterLink,
): Promise<Subscriber | undefined> {
  const subscriber = await findSubscriber(db, id);
  const isDead =
    action === 'confirm' && (subscriber?.round !== round || subscriber.status === 'unsubscribed');
  return isDead ? undefined : subscriber;
}

/** @returns who has confirmed; nothing where the link is worth nothing any more */
async function confirm(
  store: NewsletterStore,
  db: Database,
  link: NewsletterLink,
): Promise<Subscriber | undefined> {
  const subscriber = await lookUp(db, 'confirm', link);
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
  return lookUp(db, 'unsubscribe', link);
}

async function mailOwner(
  { createId }: NewsletterStore,
  db: Database,
  subscriber: Subscriber,
  now: number,
): Promise<void> {
  const { siteId, formId } = subscriber;
  const [form, site] = [await findAnyForm(db, formId), await findSiteById(db, siteId)];
  const notify = form?.definition.notify ?? '';
  if (!form || !site || !isMailAddress(notify)) return;
  const mail = subscribedMail(
    notify,
    { form: form.definition, texts: serverTexts(newsletterTexts, site.settings) },
    subscriber,
  );
  await enqueueMail(db, createMail(site, { ...mail, kind: 'submission' }, { now, createId }));
}

function deadLink(texts: NewsletterWords): EndpointReply {
  return page(410, texts, { title: 'deadLinkTitle', text: 'deadLink' });
}

function page(
  status: number,
  texts: NewsletterWords,
  { title, text, form = '' }: { title: NewsletterCode; text: NewsletterCode; form?: string },
): EndpointReply {
  const reply = plainPage(
    status,
    texts.say(title),
    `<p>${escapeHtml(texts.say(text))}</p>${form}`,
    { ...texts, forms: true },
  );
  // The address holds the token, which is nobody else's business.
  return {
    ...reply,
    headers: { ...reply.headers, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  };
}
