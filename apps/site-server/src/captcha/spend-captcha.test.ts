import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteStore } from '../app/site-store';
import { ids, settings, temporaryStore } from '../testing/site-fixture';
import { spendCaptcha } from './spend-captcha';

const hour = 60 * 60 * 1000;
let store: SiteStore;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ store, remove } = await temporaryStore());
  await store.saveSite({ id: ids.site, settings });
});
afterEach(() => remove());

const spend = (signature: string, expiresAt: number, now: number) =>
  store.write((db) => spendCaptcha(db, { signature, siteId: ids.site, expiresAt }, now));
const kept = async () =>
  (
    await store.read.selectFrom('spent_captcha').select('signature').orderBy('signature').execute()
  ).map(({ signature }) => signature);

it('[5.01] a challenge counts once, also for two at the same moment', async () => {
  const results = await Promise.all([spend('a', hour, 0), spend('a', hour, 0)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await spend('a', hour, 0)).toBe(false);
  expect(await spend('b', hour, 0)).toBe(true);
});

it('those that nobody could use any more are forgotten, an hour later', async () => {
  await spend('old', hour, 0);
  await spend('young', 2 * hour, 0);
  await spend('next', 4 * hour, 2 * hour);
  expect(await kept()).toEqual(['next', 'old', 'young']);
  await spend('last', 5 * hour, 2 * hour + 1);
  expect(await kept()).toEqual(['last', 'next', 'young']);
});
