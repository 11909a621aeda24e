import { expect, it } from 'vitest';
import { itemEventName } from '../events/item-event-name';
import { hostEventCall } from './host-event-call';
import {
  EventStatusError,
  formEventCall,
  isEventStatus,
  legacyEventCall,
} from './legacy-event-call';
import { analyticsContext, legacyPayload, type CensusDevice, type CensusPage } from './census-page';
import { buttonCall } from './button-call';
import { formRenderCall } from './form-render-call';
import { hitCall } from './hit-call';
import { overlayCall, quickViewCall } from './overlay-call';
import { trackAddress } from './track-address';

const page: CensusPage = {
  websiteId: 'w',
  templateId: 't',
  variantId: 'v',
  websiteLocale: 'en-GB',
  memberAccountId: 'm',
  memberLocale: 'de',
  pageId: 'p',
  pageTitle: 'Shop & more',
  pagePath: '/shop',
  pageHash: '#top',
  pagePermission: 1,
  collectionId: 'c1',
  contentSource: 'c',
  itemType: '',
};
const device: CensusDevice = {
  userAgent: 'Browser',
  clientDate: 5,
  viewportInnerHeight: 600,
  viewportInnerWidth: 800,
  screenHeight: 900,
  screenWidth: 1440,
  localStorageSupported: true,
  queryString: '?a=1',
  referrer: 'https://example.org/',
};
const visitor = { visitorCookie: 'a|1|2|3|4', eventId: 'e.1' };
const ofPage = {
  pagePermissionTypeValue: 1,
  pageTitle: 'Shop & more',
  pageId: 'p',
  contentSource: 'c',
  pagePath: '/shop',
};

it('[3.33] the legacy payload has its eight fields', () => {
  expect(legacyPayload(page)).toEqual({
    pagePath: '/shop',
    pageHash: '#top',
    websiteId: 'w',
    templateId: 't',
    variantId: 'v',
    memberAccountId: 'm',
    member_locale: 'de',
    website_locale: 'en-GB',
  });
});

it('[3.34] the analytics context adds what the browser says', () => {
  expect(analyticsContext(page, device)).toEqual({ ...legacyPayload(page), ...device });
});

it.each([
  ['audio', 'album-track'],
  ['event', 'event-item'],
  ['image', 'gallery-image'],
  ['portfolio', 'portfolio-item'],
  ['text', 'blog-post'],
  ['video', 'gallery-video'],
  ['quote', undefined],
  ['constructor', undefined],
])('[3.36] an item of the kind %s is called %s', (kind, name) => {
  expect(itemEventName(kind)).toBe(name);
});

it('[7.11] a hit has three form fields', () => {
  const { path, type, body } = hitCall(page, device, visitor);
  const fields = new URLSearchParams(body);
  expect([path, type, [...fields.keys()]]).toEqual([
    '/api/census/RecordHit',
    'application/x-www-form-urlencoded',
    ['event', 'data', 'ss_cvr'],
  ]);
  expect([fields.get('event'), fields.get('ss_cvr')]).toEqual(['1', 'a|1|2|3|4']);
  expect(JSON.parse(fields.get('data') ?? '')).toEqual({
    ...analyticsContext(page, device),
    url: '/shop',
    pagePermissionTypeValue: 1,
    title: 'Shop & more',
    collectionId: 'c1',
    eventId: 'e.1',
  });
});

it('[3.36] a hit of an item says what it is called', () => {
  const { body } = hitCall({ ...page, itemType: 'blog-post' }, device, visitor);
  expect(JSON.parse(new URLSearchParams(body).get('data') ?? '')).toMatchObject({
    itemType: 'blog-post',
  });
});

it.each(['render', 'click'] as const)('[7.12] a button tells its fields at its %s', (kind) => {
  const button = {
    id: 'block-1',
    buttonText: 'Buy',
    clickthroughUrl: '/buy',
    alignment: 'left',
    size: 'small',
    newWindow: false,
  };
  const { path, body } = buttonCall(kind, button, page, visitor);
  expect(path).toBe(`/api/census/button-${kind}`);
  expect(JSON.parse(body)).toEqual({ ...button, context: 1, ...visitor, ...ofPage });
});

it('[7.13] [7.14] form, overlay and quick view have their calls', () => {
  const calls = [
    formRenderCall('f', page, visitor),
    overlayCall('popup', page, visitor),
    quickViewCall('a/b', page, visitor),
  ];
  expect(calls.map(({ path, body }) => [path, JSON.parse(body) as unknown])).toEqual([
    ['/api/census/form-render', { formId: 'f', ...visitor, ...ofPage }],
    ['/api/census/overlay', { overlayId: 'popup', ...visitor, ...ofPage }],
    ['/api/census/RecordQuickView/a%2Fb', { ...visitor, ...ofPage }],
  ]);
});

it('[7.18] the address of the beacon has its query, without what is empty', () => {
  const facts = { refer: 'https://a.example/', landing: '/', lang: 'en', screen: '1440x900' };
  const query =
    '?source=s&campaign=c&subcampaign=d&channel=e&subchannel=f&variation=g&mkwid=h&rk=i&other=x';
  const { pathname, searchParams } = new URL(trackAddress(query, facts), 'https://site.example');
  expect(pathname).toBe('/api/track/Track');
  expect(Object.fromEntries(searchParams)).toEqual({
    source: 's',
    campaign: 'c',
    subcampaign: 'd',
    channel: 'e',
    subchannel: 'f',
    refer: 'https://a.example/',
    variation: 'g',
    mkwid: 'h',
    landing: '/',
    rk: 'i',
    lang: 'en',
    screen: '1440x900',
  });
  expect(trackAddress('', { ...facts, refer: '' })).toBe(
    '/api/track/Track?landing=%2F&lang=en&screen=1440x900',
  );
});

it('[7.19a] the legacy event is JSON, and 200 and 202 alone are success', () => {
  const { path, type, body } = legacyEventCall('seen', { a: 1 }, page);
  expect([path, type]).toEqual(['/api/events/RecordEvent', 'application/json']);
  expect(JSON.parse(body)).toEqual({ event: 'seen', data: { ...legacyPayload(page), a: 1 } });
  expect([200, 202, 201, 204, 404, 500].filter(isEventStatus)).toEqual([200, 202]);
  expect(new EventStatusError(503).message).toBe('Error tracking event: HTTP Status 503');
});

it('[7.19b] the form variant has crumb, event and data, at its origin', () => {
  const { path, body } = formEventCall('https://a.example', 'abc', 'seen', { a: 1 });
  expect(path).toBe('https://a.example/api/events/RecordEvent');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    crumb: 'abc',
    event: 'seen',
    data: '{"a":1}',
  });
});

it('[7.20] an event of the events host has its four fields', () => {
  const event = {
    analyticsId: 'id',
    commonData: { a: 1 },
    customData: { b: 2 },
    customSchemaName: 's',
  };
  const { path, type, body } = hostEventCall('https://events.example', event);
  expect([path, type]).toEqual(['https://events.example/api/v1/events', 'text/plain']);
  expect(JSON.parse(body)).toEqual({ ...event, commonData: '{"a":1}', customData: '{"b":2}' });
});
