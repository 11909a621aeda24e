import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { forgetVisit, startVisit } from './start-visit';
import { visitCookies } from './visit-cookies';
import { readVisitorCookie } from './visitor-cookie';

const minute = 60_000;

function browser(storage = memoryStorage()) {
  let ids = 0;
  const warn = vi.fn();
  const view = (now: number) =>
    startVisit({ storage, now, newId: () => `id-${++ids}`, websiteId: 'site', warn });
  const cookie = (name: string) => storage.cookies.read(name);
  return { storage, view, warn, cookie };
}

it('[3.15] the first visit has three equal stamps and the count 1; the next moves them', () => {
  const { view, cookie, storage } = browser();
  view(1000);
  expect(cookie('ss_cvr')).toBe('id-1|1000|1000|1000|1');
  view(1000 + 29 * minute);
  expect(cookie('ss_cvr')).toBe('id-1|1000|1000|1000|1');
  storage.cookies.remove('ss_cvt');
  view(1000 + 31 * minute);
  expect(cookie('ss_cvr')).toBe(`id-1|1000|1000|${1000 + 31 * minute}|2`);
  storage.cookies.remove('ss_cvt');
  view(1000 + 90 * minute);
  expect(cookie('ss_cvr')).toBe(`id-1|1000|${1000 + 31 * minute}|${1000 + 90 * minute}|3`);
});

it('[3.16] the visit cookie holds the stamp of the visit, which later pages leave', () => {
  const { view, cookie } = browser();
  view(1000);
  view(2000);
  expect(cookie('ss_cvt')).toBe('1000');
});

it('[3.18] the cookie of the last site holds its id', () => {
  const { view, cookie } = browser();
  view(1000);
  expect(cookie('ss_lastid')).toBe('site');
});

it('[9.01a] they live as long as listed, and the visitor is renewed with each page', () => {
  const { view, storage } = browser();
  view(1000);
  const day = 24 * 60 * minute;
  const listed = { ss_cvr: 730 * day, ss_cvt: 30 * minute, ss_analyticsId: 390 * day };
  expect(Object.fromEntries(storage.lifetimes)).toMatchObject(listed);
  storage.lifetimes.clear();
  view(2000);
  expect([...storage.lifetimes.keys()]).toContain('ss_cvr');
  expect([...storage.lifetimes.keys()]).not.toContain('ss_cvt');
});

it.each([
  ['a-b_C1|1|2|3|4', true],
  ['a|1|2|3', false],
  ['a|1|2|3|4|5', false],
  ['a|0|2|3|4', false],
  ['a|-1|2|3|4', false],
  ['a|1.5|2|3|4', false],
  ['a b|1|2|3|4', false],
  ['|1|2|3|4', false],
  ['a|1|2|3|99999999999999999999', false],
  ['', false],
  [undefined, false],
])('[5.04] the visitor cookie %s: %s', (value, isGood) => {
  expect(readVisitorCookie(value) !== undefined).toBe(isGood);
});

it('[5.04] a broken cookie is replaced: of the visitor by a new one, of the visit by a new visit', () => {
  const { view, cookie, storage } = browser();
  storage.cookies.write('ss_cvr', 'nonsense', 1);
  view(1000);
  expect(cookie('ss_cvr')).toBe('id-1|1000|1000|1000|1');
  storage.cookies.write('ss_cvt', '-5', 1);
  view(2000);
  expect([cookie('ss_cvr'), cookie('ss_cvt')]).toEqual(['id-1|1000|1000|2000|2', '2000']);
});

it('[4.16g] a session has an id; its first page is a landing, the first visit a first session', () => {
  const { view, storage } = browser();
  const [landing, next] = [view(1000), view(2000)];
  expect([landing.isFirstLanding, next.isFirstLanding]).toEqual([true, false]);
  expect([landing.isFirstSession, next.isFirstSession]).toEqual([true, true]);
  expect(next.sessionId).toBe(landing.sessionId);
  // The tab is closed, and the visit is over.
  for (const key of storage.kept.keys())
    if (key.startsWith('session:') || key.endsWith('ss_cvt')) storage.kept.delete(key);
  expect(view(9000)).toMatchObject({ isFirstLanding: true, isFirstSession: false });
});

it('[8.13e] a browser that keeps nothing gets both messages and a visit without a cookie', () => {
  const { view, warn } = browser(memoryStorage({ refuses: true }));
  expect(view(1000)).toMatchObject({
    visitorCookie: '',
    hasLocalStorage: false,
    isFirstLanding: true,
  });
  expect(warn.mock.calls.flat()).toEqual([
    'Unable to store analyticsId',
    'Unable access local/session storage.',
  ]);
});

it('forgetting a visit leaves nothing of it', () => {
  const { view, storage, cookie } = browser();
  view(1000);
  expect(cookie(visitCookies.analyticsId.name)).toBeDefined();
  forgetVisit(storage);
  expect([...storage.kept]).toEqual([]);
});
