import type { Endpoint, EndpointReply } from '../http/endpoint';
import { escapeHtml } from '../http/escape-html';
import { isMailAddress } from '../mail/mail';
import { messageId } from '../forms/submissions/submission-mails';
import { subscribedMail } from './confirm-mail';
import type { NewsletterAction, NewsletterLink } from './create-newsletter-links';
import { plainPage } from '../pages/fallback-page';
import type { ServerParts } from '../app/server-parts';
import { anyForm } from '../forms/definitions/forms';
import { enqueueMail } from '../mail/outbox';
import { siteById } from '../sites/sites';
import { findSubscriber, moveSubscriber, type Subscriber } from './subscribers';
import type { Database } from '../store/tables';
import type { ServerTextCode } from '../texts/english-server-texts';
import { englishTexts, serverTexts, type ServerTexts } from '../texts/server-texts';

/**
 * `GET /api/newsletter/Confirm?token=…` and `…/Unsubscribe?token=…`: the pages behind the
 * links of a mail. They only ask, since programs that look for harm in mails open links too.
 */
export function newsletterPageEndpoint(parts: ServerParts, action: NewsletterAction): Endpoint {
  return async ({ query, host }) => {
    const { link, lang, token } = readAddress(parts, action, query);
    const subscriber = link && (await lookUp(parts.store.read, action, link));
    const texts = await textsFor(parts, { subscriber, host, lang });
    if (!subscriber) return deadLink(texts);
    const target = new URLSearchParams({ token, ...(lang !== undefined && { lang }) }).toString();
    const form = `<form method="post" action="?${escapeHtml(target)}"><button>${escapeHtml(texts.say(`${action}Button`))}</button></form>`;
    return page(200, texts, { title: `${action}Title`, text: `${action}Ask`, form });
  };
}

/**
 * `POST` of the same two addresses: does what the page asked. Doing it twice is answered
 * as once; a link to confirm is worth nothing after its subscription ended. Mail programs
 * may unsubscribe with one click (RFC 8058).
 */
export function newsletterPostEndpoint(parts: ServerParts, action: NewsletterAction): Endpoint {
  const { store, outbox } = parts;
  return async ({ query, host }) => {
    const { link, lang } = readAddress(parts, action, query);
    const subscriber =
      link &&
      (await store.write((db) =>
        action === 'confirm' ? confirm(parts, db, link) : unsubscribe(parts, db, link),
      ));
    const texts = await textsFor(parts, { subscriber, host, lang });
    if (!subscriber) return deadLink(texts);
    outbox.wake();
    return page(200, texts, { title: `${action}Title`, text: `${action}Done` });
  };
}

/** What stands in the address: the link, and the language that the form was sent in. */
function readAddress(
  { newsletterLinks, store }: ServerParts,
  action: NewsletterAction,
  query: URLSearchParams,
) {
  const token = query.get('token') ?? '';
  const lang = /^[a-z\d-]{1,35}$/i.exec(query.get('lang') ?? '')?.[0];
  return { token, lang, link: newsletterLinks.read(action, token, store.now()) };
}

/** The words of the newsletter's site; several sites may send their links to one address. */
async function textsFor(
  { store, sites }: ServerParts,
  {
    subscriber,
    host,
    lang,
  }: { subscriber: Subscriber | undefined; host: string; lang: string | undefined },
): Promise<ServerTexts> {
  const site = subscriber ? await siteById(store.read, subscriber.siteId) : await sites.find(host);
  return site ? serverTexts(site.settings, lang) : englishTexts;
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
  { store }: ServerParts,
  db: Database,
  link: NewsletterLink,
): Promise<Subscriber | undefined> {
  const subscriber = await lookUp(db, 'confirm', link);
  if (!subscriber) return undefined;
  const now = store.now();
  if (await moveSubscriber(db, link.id, { from: ['pending'], to: 'confirmed' }, now))
    await tellOwner(store, db, subscriber, now);
  return subscriber;
}

async function unsubscribe(
  { store }: ServerParts,
  db: Database,
  link: NewsletterLink,
): Promise<Subscriber | undefined> {
  await moveSubscriber(
    db,
    link.id,
    { from: ['pending', 'confirmed'], to: 'unsubscribed' },
    store.now(),
  );
  return lookUp(db, 'unsubscribe', link);
}

async function tellOwner(
  { createId }: ServerParts['store'],
  db: Database,
  subscriber: Subscriber,
  now: number,
): Promise<void> {
  const { siteId, formId } = subscriber;
  const [form, site] = [await anyForm(db, formId), await siteById(db, siteId)];
  const notify = form?.definition.notify ?? '';
  if (!form || !site || !isMailAddress(notify)) return;
  const id = createId();
  const mail = subscribedMail(
    notify,
    { form: form.definition, texts: serverTexts(site.settings) },
    subscriber,
  );
  await enqueueMail(db, {
    ...mail,
    id,
    siteId,
    kind: 'submission',
    messageId: messageId(id, site),
    createdAt: now,
  });
}

function deadLink(texts: ServerTexts): EndpointReply {
  return page(410, texts, { title: 'deadLinkTitle', text: 'deadLink' });
}

function page(
  status: number,
  texts: ServerTexts,
  { title, text, form = '' }: { title: ServerTextCode; text: ServerTextCode; form?: string },
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
