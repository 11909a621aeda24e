import { isStorable } from '../../store/is-storable';
import type { EndpointReply } from '../../http/endpoint';
import { rateKey } from '../../http/rate-key';
import { pageLanguage } from '../../sites/page-language';
import { isWithoutAddress, siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Store } from '../../store/store';
import { busyPage } from '../fallback-page';
import type { PageServices } from '../page-services';
import type { PageVisit } from '../page-view';
import { findTranslation } from '../translations/translations';
import { answerFeed } from './answer-feed';
import { findCollection, type Collection } from './collections';
import { listVisibleItems, type VisibleItem } from './visible-items';
import { feedType, writeFeed, type FeedItem } from './write-feed';

/** The services of feeds. */
export interface FeedServices extends Pick<PageServices, 'viewLimit'> {
  readonly store: Pick<Store, 'read' | 'now'>;
  /** The address that visitors use, if a proxy hides it. */
  readonly baseUrl: string | undefined;
}

/** The most items of a feed; programs that read feeds keep what they have seen. */
const mostItems = 50;

/**
 * Answers `?format=rss` at the address of a collection with its newest notes, or its next events,
 * as a feed; `category` and `tag` limit it.
 */
export async function feedView(
  { request, site, findPage }: PageVisit,
  { store, viewLimit, baseUrl }: FeedServices,
): Promise<EndpointReply | undefined> {
  const { query } = request;
  const [category = '', tag = ''] = [query.get('category') ?? '', query.get('tag') ?? ''];
  if (query.get('format') !== 'rss' || ![category, tag].every(isStorable)) return undefined;
  const page = await findPage();
  const origin = siteOrigin(request, site, baseUrl);
  // Addresses in a feed are absolute: without the site's address there is none.
  if (!page || isWithoutAddress(origin)) return undefined;
  const translation = await findTranslation(store.read, site.id, page.id);
  const id = translation?.originalId ?? page.id;
  const collection = await findCollection(store.read, site.id, id);
  if (!collection) return undefined;
  const wait = await viewLimit.take(rateKey(request.address));
  if (wait > 0) return busyPage(wait);
  const isEvents = collection.kind === 'events';
  const items = await listVisibleItems(
    store.read,
    site.id,
    {
      collectionId: id,
      language: translation?.language,
      category,
      tag,
      ...(isEvents && { ended: { isPast: false, now: store.now() } }),
    },
    { offset: 0, limit: mostItems },
  );
  const { locale, headerFooter } = pageLanguage(site.settings, page.document);
  const href = origin + encodeURI(`/${page.slug}`);
  const chosen = new URLSearchParams({
    format: 'rss',
    ...(category !== '' && { category }),
    ...(tag !== '' && { tag }),
  });
  const body = writeFeed({
    title: `${page.title} – ${headerFooter.header.title}`,
    description: page.description,
    language: locale,
    href,
    feedHref: `${href}?${chosen.toString()}`,
    items: items.map((item) => feedItem(item, { origin, locale, collection, site })),
  });
  return answerFeed(request, { body, type: feedType, page });
}

function feedItem(
  { id, slug, title, description, startsAt, category, tags, ...event }: VisibleItem,
  feed: { origin: string; locale: string; collection: Collection; site: Site },
): FeedItem {
  const isEvent = feed.collection.kind === 'events';
  // A feed has no place for when something takes place.
  const time = isEvent ? eventTime({ startsAt, ...event }, feed) : '';
  return {
    id: `urn:frontage:item:${id}`,
    title,
    description: [time, description].filter((part) => part !== '').join(' · '),
    href: feed.origin + encodeURI(`/${slug}`),
    publishedAt: isEvent ? undefined : startsAt,
    labels: [category, ...tags].filter((label) => label !== ''),
  };
}

function eventTime(
  { startsAt, isAllDay, timeZone }: Pick<VisibleItem, 'startsAt' | 'isAllDay' | 'timeZone'>,
  { locale, site }: { locale: string; site: Site },
): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(!isAllDay && { timeStyle: 'short' }),
    timeZone: timeZone === '' ? siteTimeZone(site) : timeZone,
  }).format(startsAt);
}
