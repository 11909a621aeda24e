import type { EndpointReply } from '../../http/endpoint';
import { rateKey } from '../../http/rate-key';
import { isStorable } from '../../store/is-storable';
import { isWithoutAddress, siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import { busyPage } from '../fallback-page';
import type { PageVisit } from '../page-view';
import { findTranslation } from '../translations/translations';
import { findCollection } from './collections';
import type { FeedServices } from './feed-view';
import { findItem } from './items';
import { answerFeed } from './answer-feed';
import { listVisibleItems, type VisibleItem } from './visible-items';
import { calendarType, writeCalendar, type CalendarEvent } from './write-calendar';

/** The most events of a calendar, the latest first. */
const mostEvents = 500;

/**
 * Answers `?format=ics` with a calendar file: at the address of a collection of events with all of
 * them, which programs read again and again; at that of an event with it alone. `category` and
 * `tag` limit it.
 */
export async function calendarView(
  { request, site, slug, findPage }: PageVisit,
  { store, viewLimit, baseUrl }: FeedServices,
): Promise<EndpointReply | undefined> {
  const { query } = request;
  const [category = '', tag = ''] = [query.get('category') ?? '', query.get('tag') ?? ''];
  if (query.get('format') !== 'ics' || ![category, tag].every(isStorable)) return undefined;
  const page = await findPage();
  if (!page) return undefined;
  const translation = await findTranslation(store.read, site.id, page.id);
  const id = translation?.originalId ?? page.id;
  const item = await findItem(store.read, site.id, id);
  const collection = await findCollection(store.read, site.id, item?.collectionId ?? id);
  if (collection?.kind !== 'events') return undefined;
  const wait = await viewLimit.take(rateKey(request.address));
  if (wait > 0) return busyPage(wait);
  const origin = siteOrigin(request, site, baseUrl);
  const write = (event: Omit<VisibleItem, 'collectionId' | 'name'>) =>
    calendarEvent(event, site, origin);
  if (item) {
    const { title, description, updatedAt: changedAt } = page;
    const event = write({ ...item, slug: page.slug, title, description, changedAt });
    return answerFeed(request, {
      body: writeCalendar('', [event]),
      type: calendarType,
      page,
      fileName: fileName(slug),
    });
  }
  const events = await listVisibleItems(
    store.read,
    site.id,
    { collectionId: id, language: translation?.language, category, tag },
    { offset: 0, limit: mostEvents },
  );
  const body = writeCalendar(page.title, events.map(write));
  return answerFeed(request, { body, type: calendarType, page });
}

function calendarEvent(
  event: Omit<VisibleItem, 'collectionId' | 'name'>,
  site: Site,
  origin: string,
): CalendarEvent {
  const { id, slug, timeZone, ...facts } = event;
  return {
    ...facts,
    id: `urn:frontage:item:${id}`,
    href: isWithoutAddress(origin) ? undefined : origin + encodeURI(`/${slug}`),
    timeZone: timeZone === '' ? siteTimeZone(site) : timeZone,
  };
}

function fileName(slug: string): string {
  return `${
    slug
      .split('/')
      .at(-1)
      ?.replaceAll(/[^\w-]/g, '') || 'event'
  }.ics`;
}
