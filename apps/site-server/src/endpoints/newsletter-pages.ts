import type { Endpoint, EndpointReply } from '../http/endpoint';
import { isMailAddress } from '../mail/mail';
import { messageId } from '../mail/submission-mails';
import { subscribedMail } from '../newsletter/confirm-mail';
import type { NewsletterAction, NewsletterLink } from '../newsletter/newsletter-links';
import { plainPage } from '../pages/fallback-page';
import type { ServerParts } from '../server-parts';
import { anyForm } from '../store/content/forms';
import { enqueueMail } from '../store/content/outbox';
import { findSubscriber, moveSubscriber, type Subscriber } from '../store/content/subscribers';
import type { Database } from '../store/tables';

/** What the two pages say; those that ask have a button. */
const texts: Readonly<Record<NewsletterAction, { title: string; ask: string; button: string; done: string }>> = {
  confirm: {
    title: 'Confirm your subscription',
    ask: 'Do you want to get this newsletter?',
    button: 'Confirm',
    done: 'Your subscription is confirmed.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    ask: 'Do you want no more of this newsletter?',
    button: 'Unsubscribe',
    done: 'You are unsubscribed.',
  },
};

/**
 * `GET /api/newsletter/Confirm?token=…` and `…/Unsubscribe?token=…`: the pages behind the
 * links of a mail. They only ask, since programs that look for harm in mails open links too.
 */
export function newsletterPageEndpoint(parts: ServerParts, action: NewsletterAction): Endpoint {
  return async ({ query }) => {
    const token = query.get('token') ?? '';
    const link = parts.newsletterLinks.read(action, token, parts.store.now());
    const subscriber = link && (await findSubscriber(parts.store.read, link));
    if (!subscriber) return deadLink();
    const { title, ask, button } = texts[action];
    // The token is made of letters, digits, dots, - and _.
    return page(200, title, `<p>${ask}</p><form method="post" action="?token=${token}"><button>${button}</button></form>`);
  };
}

/**
 * `POST` of the same two addresses: does what the page asked. Doing it twice is answered
 * as once; a link to confirm is worth nothing after its subscription ended. Mail programs
 * may unsubscribe with one click (RFC 8058).
 */
export function newsletterPostEndpoint(parts: ServerParts, action: NewsletterAction): Endpoint {
  const { store, newsletterLinks, outbox } = parts;
  return async ({ query }) => {
    const link = newsletterLinks.read(action, query.get('token') ?? '', store.now());
    const done = link && (await store.write((db) => (action === 'confirm' ? confirm(parts, db, link) : unsubscribe(parts, db, link))));
    if (!done) return deadLink();
    outbox.wake();
    return page(200, texts[action].title, `<p>${texts[action].done}</p>`);
  };
}

async function confirm({ store }: ServerParts, db: Database, link: NewsletterLink): Promise<boolean> {
  const subscriber = await findSubscriber(db, link);
  if (!subscriber || subscriber.status === 'unsubscribed') return false;
  const now = store.now();
  if (await moveSubscriber(db, link, { from: ['pending'], to: 'confirmed' }, now)) await tellOwner(store, db, subscriber, now);
  return true;
}

async function unsubscribe({ store }: ServerParts, db: Database, link: NewsletterLink): Promise<boolean> {
  await moveSubscriber(db, link, { from: ['pending', 'confirmed'], to: 'unsubscribed' }, store.now());
  return (await findSubscriber(db, link)) !== undefined;
}

async function tellOwner({ createId }: ServerParts['store'], db: Database, subscriber: Subscriber, now: number): Promise<void> {
  const { siteId, formId } = subscriber;
  const form = await anyForm(db, formId);
  const notify = form?.definition.notify ?? '';
  if (!form || !isMailAddress(notify)) return;
  const host = (await db.selectFrom('site').select('host').where('id', '=', siteId).executeTakeFirst())?.host ?? undefined;
  const id = createId();
  const mail = subscribedMail(notify, form.definition, subscriber);
  await enqueueMail(db, { ...mail, id, siteId, kind: 'submission', messageId: messageId(id, { host }), createdAt: now });
}

function deadLink(): EndpointReply {
  return page(410, 'This link does not work any more', '<p>It was used, or it is too old. Enter your address once more to get a new one.</p>');
}

function page(status: number, title: string, content: string): EndpointReply {
  const reply = plainPage(status, title, content, true);
  // The address holds the token, which is nobody else's business.
  return { ...reply, headers: { ...reply.headers, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } };
}
