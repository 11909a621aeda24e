import type { ActionSamples } from './action-sample';

/** The id of the block of the page at `/summary`. */
export const summaryId = 'a'.repeat(23) + '0';

/** Requests about a collection and its item, which stay as they are; `/summary` shows it. */
export function collectionSamples({
  collection,
  item,
}: {
  /** The ids of their pages. */
  readonly collection: string;
  readonly item: string;
}): ActionSamples {
  const path = `/config/collections/${collection}`;
  const facts = `/config/pages/${item}/item`;
  const widget = (value: string) =>
    `widgetJSON=${encodeURIComponent(JSON.stringify({ type: 'summary', id: summaryId, value }))}` +
    `&collectionId=${collection}`;
  return {
    'POST /api/widget/GetWidgetRendering': {
      body: widget('/summary?page=2'),
      status: 200,
      wrong: { body: widget('summary'), status: 400 },
    },
    'POST /api/widget/GetWidgetDocument': {
      body: widget('/summary?page=2'),
      status: 200,
      wrong: { body: widget('summary'), status: 400 },
    },
    'GET /api/widget/GetWidgetDocument': { status: 303 },
    'GET /config/collections': { status: 200 },
    'GET /config/collections/new': { status: 200 },
    'POST /config/collections/new': {
      body: 'title=&kind=notes&do=draft',
      status: 400,
      wrong: { body: 'title=A&kind=films&do=draft', status: 400 },
    },
    'GET /config/collections/:id': { url: path, status: 200 },
    'POST /config/collections/:id': {
      url: path,
      body: 'do=publish@gone',
      status: 303,
      wrong: { body: 'do=%00', status: 400 },
    },
    'GET /config/collections/:id/export': { url: `${path}/export`, status: 200 },
    'GET /config/collections/:id/new': { url: `${path}/new`, status: 200 },
    'POST /config/collections/:id/new': {
      url: `${path}/new`,
      body: 'title=&date=2026-03-09T10:00&do=draft',
      status: 400,
      wrong: { body: 'title=A&do=dance', status: 400 },
    },
    'GET /config/collections/:id/addresses': { url: `${path}/addresses`, status: 200 },
    'POST /config/collections/:id/addresses': {
      url: `${path}/addresses`,
      body: 'format=%25y%2F%25t&do=look',
      status: 200,
      wrong: { body: 'format=a&do=dance', status: 400 },
    },
    'GET /config/pages/:id/item': { url: facts, status: 200 },
    // Of an earlier revision, so that the item stays as it is.
    'POST /config/pages/:id/item': {
      url: facts,
      body: 'revision=0&name=a&date=2026-03-09T10:00',
      status: 409,
      wrong: { body: 'revision=x&name=a', status: 400 },
    },
  };
}
