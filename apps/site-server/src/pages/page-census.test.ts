import { pageTypes, readSiteContext, type PageRecord } from '@frontage/site-model';
import { expect, it } from 'vitest';
import type { Site } from '../sites/site-settings';
import { settings } from '../testing/site-fixture';
import { pageCensus } from './page-census';

const id = 'a'.repeat(24);

/** What a page of a type tells; its banner asks visitors unless a test says otherwise. */
function told(pageType: number, { census = {}, isAsked = true, recordType = 0 } = {}) {
  const site = { id, settings: { ...settings, census } };
  const item = { id, title: 'Note', fullUrl: '/note', recordType };
  const { context } = readSiteContext({
    cookieSettings: { isCookieBannerEnabled: isAsked },
    ...(recordType > 0 && { item }),
  });
  const page = { id, slug: 'note', pageType };
  // Only these members are read.
  return pageCensus(site as Site, page as PageRecord, context);
}

const { page, contentItem, notFound, lockScreen, memberAreaAccessDenied } = pageTypes.codes;

it.each([
  [notFound, 'not-found'],
  [lockScreen, 'lock-screen'],
  [memberAreaAccessDenied, 'member-area-denied'],
])('[6.05] a page of the type %i says that it is not tracked: %s', (pageType, notTracked) => {
  expect(told(pageType)).toEqual({ notTracked });
});

it('[6.05] a site tracks where it asks its visitors, or where its owner says so', () => {
  const off = { notTracked: 'census-off' };
  expect(told(page, { isAsked: false })).toEqual(off);
  expect(told(page, { census: { isOn: false } })).toEqual(off);
  expect(told(page, { isAsked: false, census: { isOn: true } })).toMatchObject({ pageId: id });
  expect(told(page)).toMatchObject({ pageId: id, websiteId: id, contentSource: 'c' });
});

it('[3.36] the page of an item says what it is called in events', () => {
  expect(told(contentItem, { recordType: 1 }).itemType).toBe('blog-post');
  expect(told(contentItem, { recordType: 11 }).itemType).toBe('');
});
