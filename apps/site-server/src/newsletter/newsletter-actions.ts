import * as z from 'zod';
import type { Action } from '../http/action/action';
import { actionsFor } from '../http/action/actions-for';
import { readFields } from '../http/action/body-reader';
import type { Refusal } from '../http/action/refused';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import type { PageServices } from '../pages/page-services';
import type { Site } from '../sites/site-settings';
import { findSiteById } from '../sites/sites';
import type { Store } from '../store/store';
import { englishTexts } from '../texts/server-texts';
import type { NewsletterAction, NewsletterLinks } from './create-newsletter-links';
import { findByLink, followLink } from './follow-link';
import { newsletterPage } from './newsletter-page';
import { newsletterTexts } from './newsletter-texts';

/** The services of the newsletter actions. */
export interface NewsletterServices extends Pick<PageServices, 'system'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Links in mails. */
  newsletterLinks: NewsletterLinks;
  /** Sends the mail to the owner. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

const query = z.object({
  token: z.string().default(''),
  /** The language of the page that sent the form. */
  lang: z
    .string()
    .regex(/^[a-z\d-]{1,35}$/i)
    .optional()
    .catch(undefined),
});

const { defineAction, refuse } = actionsFor<NewsletterServices, Site | undefined, Refusal>({
  noSite: 'run',
  unreadable: { status: 410 },
  tooMany: { status: 429 },
  explain: () => ({ error: englishTexts(newsletterTexts).say('deadLink') }),
  page: (_refusal, { request, site }, services) =>
    newsletterPage(
      services,
      410,
      { request, site, lang: readFields(query, request.query)?.lang },
      { title: 'deadLinkTitle', text: 'deadLink' },
    ),
});

/** The pages to which the links in a newsletter's mails lead. */
export const newsletterActions: readonly Action<NewsletterServices, Site | undefined>[] = [
  ...linkActions('confirm', '/api/newsletter/Confirm'),
  ...linkActions('unsubscribe', '/api/newsletter/Unsubscribe'),
];

function linkActions(action: NewsletterAction, url: string) {
  return [
    defineAction({
      method: 'GET',
      url,
      parameters: '?token=…',
      about:
        'the page behind a link of a mail; it only asks, since programs that look for harm in mails ' +
        'open links too; 410 for a link that is old, used or not ours',
      who: 'anyone',
      guard: { none: 'changes nothing' },
      query,
      async run({ query: { token } }, { store, newsletterLinks }) {
        const link = newsletterLinks.read(action, token, store.now());
        return (link && (await findByLink(store.read, action, link))) ?? refuse({ status: 410 });
      },
      json: false,
      async page({ siteId }, { request, query: { token, lang } }, services) {
        const site = await findSiteById(services.store.read, siteId);
        const target = new URLSearchParams({ token, ...(lang !== undefined && { lang }) });
        return newsletterPage(
          services,
          200,
          { request, site, lang },
          {
            title: `${action}Title`,
            text: `${action}Ask`,
            button: { text: `${action}Button`, query: target.toString() },
          },
        );
      },
    }),
    defineAction({
      method: 'POST',
      url,
      parameters: '?token=…',
      about:
        'does it, twice as once; mail programs unsubscribe so with one click (RFC 8058); 410 for a ' +
        'link that is old or not ours',
      who: 'anyone',
      guard: { none: 'mail programs post here (RFC 8058); the link is signed' },
      query,
      async run({ query: { token } }, { store, newsletterLinks, outbox }) {
        const link = newsletterLinks.read(action, token, store.now());
        const subscriber = link && (await followLink(store, action, link));
        if (!subscriber) return refuse({ status: 410 });
        outbox.wake();
        return subscriber;
      },
      json: false,
      async page({ siteId }, { request, query: { lang } }, services) {
        const site = await findSiteById(services.store.read, siteId);
        return newsletterPage(
          services,
          200,
          { request, site, lang },
          { title: `${action}Title`, text: `${action}Done` },
        );
      },
    }),
  ];
}
