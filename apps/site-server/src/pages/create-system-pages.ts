import { pageTypes, type PageRecord } from '@frontage/site-model';
import type { EndpointReply } from '../http/endpoint';
import { refererPath } from '../http/referer-path';
import { serverTexts } from '../sites/server-texts';
import type { Site } from '../sites/site-settings';
import type { Database } from '../store/database';
import { generalTexts } from '../texts/general-texts';
import type { PageCache } from './create-page-cache';
import { findPublishedPageOfType } from './documents/published-pages';
import { fallbackPage, plainPage } from './fallback-page';
import { languageAt } from './language-at';
import { readPageConditions, type PageConditions } from './page-conditions';
import type { PageServices } from './page-services';
import { refusalMessage } from './refusal-message';
import type { ShownMessage, SystemPages } from './system-pages';
import { uncachedPage } from './uncached-page';

/** What system pages are made from. */
interface SystemPageServices extends Pick<PageServices, 'render' | 'viewLimit'> {
  /** The reading side. */
  read: Database;
  /** Renders those that are the same for everyone. */
  pages: PageCache;
}

/** Creates the system pages of a server. */
export function createSystemPages(services: SystemPageServices): SystemPages {
  const { read, pages } = services;

  /** The answer with a page that is the same for everyone, and that nobody keeps. */
  async function sharedPage(
    status: number,
    conditions: PageConditions,
    reply: (ask: PageConditions) => ReturnType<PageCache['reply']>,
  ): Promise<EndpointReply | undefined> {
    const page = await reply({ ...conditions, ifNoneMatch: undefined });
    if (!page) return undefined;
    const { etag: _, ...headers } = page.headers;
    return { ...page, status, headers: { ...headers, 'cache-control': 'no-store' } };
  }

  async function refusedIn(
    site: Site,
    status: number,
    { ask, language }: { ask: PageConditions; language: string },
  ): Promise<EndpointReply> {
    const texts = serverTexts(generalTexts, site.settings, language);
    const message = refusalMessage(status, texts);
    const page = messageRecord(site, { message, texts });
    // The place of a page with an address starts with a slash, so these places are distinct.
    const reply = await sharedPage(status, ask, (conditions) =>
      pages.reply(
        site,
        `refused ${status} ${texts.lang}`,
        () => Promise.resolve(page),
        conditions,
        {
          message,
        },
      ),
    );
    return reply ? withHeaders(reply, unlisted) : fallbackPage(status);
  }

  async function ownPage(
    site: Site | undefined,
    pageType: number,
    status: number,
    ask: PageConditions,
  ): Promise<EndpointReply> {
    if (!site) return fallbackPage(status);
    const load = () => findPublishedPageOfType(read, site.id, pageType);
    const designed = await sharedPage(status, ask, (conditions) =>
      pages.reply(site, `type ${pageType}`, load, conditions),
    );
    return designed ?? refusedIn(site, status, { ask, language: site.settings.locale });
  }

  return {
    notFound: (site, conditions) => ownPage(site, pageTypes.codes.notFound, 404, conditions),
    error: (site, status, conditions) =>
      ownPage(site, pageTypes.codes.error, status, conditions).catch(() => fallbackPage(status)),
    async refused(site, status, request) {
      if (!site) return fallbackPage(status);
      try {
        const language = await languageAt(read, site, refererPath(request) || request.path);
        return await refusedIn(site, status, { ask: readPageConditions(request), language });
      } catch {
        return fallbackPage(status);
      }
    },
    async message(site, request, shown) {
      const { status, message, texts, withoutBanner = false } = shown;
      if (!site) return withHeaders(plainPage(status, message, texts), secret);
      const page = messageRecord(site, shown);
      const reply = await uncachedPage(services, request, {
        site,
        page,
        status,
        state: { message, ...(withoutBanner && { withoutBanner }) },
      }).catch(() => plainPage(status, message, texts));
      return withHeaders(reply, secret);
    },
  };
}

/** Tells search engines not to list a page. */
const unlisted = { 'x-robots-tag': 'noindex' };

/**
 * Its address may be a secret, which no other site is told. `no-referrer` would also remove the
 * Origin of its own posts.
 */
const secret = { ...unlisted, 'referrer-policy': 'same-origin' };

function withHeaders(reply: EndpointReply, headers: Record<string, string>): EndpointReply {
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

/** A page with nothing but its message. */
function messageRecord(
  site: Site,
  {
    message: { title },
    texts: { lang: language },
    pageType = pageTypes.codes.error,
  }: Omit<ShownMessage, 'status'>,
): PageRecord {
  return {
    id: '0'.repeat(24),
    siteId: site.id,
    slug: 'message',
    title,
    description: '',
    pageType,
    version: 1,
    updatedAt: 0,
    document: { version: 1, sections: [], language },
  };
}
