import { expect, it } from 'vitest';
import type { PageRecord } from '@frontage/site-model';
import { ids, pageDocument, settings } from '../testing/site-fixture';
import { createPageCache } from './create-page-cache';
import { emptyRuntime } from './runtime/load-runtime';

const site = { id: ids.site, host: 'studio.example', revision: 1, shopRevision: 0, settings };
const page: PageRecord = {
  id: '0'.repeat(24),
  siteId: ids.site,
  version: 1,
  updatedAt: 0,
  slug: 'contact',
  title: 'Contact',
  description: '',
  pageType: 2,
  document: pageDocument(),
};
const request = {
  url: '/contact',
  host: 'studio.example',
  secure: false,
  acceptEncoding: 'br',
  ifNoneMatch: undefined,
  headers: {},
};

const render = async () => ({ html: '<p>', policy: { script: [], style: [] } });

it('a page that was asked for once is ready after that, for its own address and state, compressed', async () => {
  const cache = createPageCache(render, emptyRuntime, 1_000_000);
  expect(cache.ready(site, request)).toBeUndefined();
  const reply = await cache.reply(site, '/contact', async () => page, request);

  const ready = cache.ready(site, request);
  expect([ready?.status, ready?.body]).toEqual([200, reply?.body]);
  expect(cache.ready(site, { ...request, ifNoneMatch: '*' })).toMatchObject({
    status: 304,
    body: undefined,
  });
  for (const other of [
    { url: '/contact?a' },
    { url: '/cont%61ct' },
    { url: '/other' },
    { acceptEncoding: 'identity' },
  ])
    expect(cache.ready(site, { ...request, ...other })).toBeUndefined();
  expect(cache.ready({ ...site, revision: 2 }, request)).toBeUndefined();
});

it('an address that has to be read first is never ready, although a page is called so', async () => {
  const cache = createPageCache(render, emptyRuntime, 1_000_000);
  for (const url of ['/a?b', '/100%']) {
    await cache.reply(site, url, async () => page, request);
    expect(cache.ready(site, { ...request, url })).toBeUndefined();
  }
});
