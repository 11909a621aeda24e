import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, settings, temporaryStore, type TemporaryStore } from '../../testing/site-fixture';
import { answerLifetime, insertKey, keyLifetime, useKey } from './form-keys';
import { sweepKeys } from './sweep-keys';

describe('the keys of submissions', () => {
  let time = 0;
  let opened: TemporaryStore;
  beforeEach(async () => {
    time = Date.UTC(2026, 0, 1);
    opened = await temporaryStore({ now: () => time });
    await opened.store.saveSite({ id: ids.site, settings });
  });
  afterEach(() => opened.remove());

  const issue = (key: string) =>
    opened.store.write((db) => insertKey(db, { key, siteId: ids.site, formId: undefined }, time));
  const countKeys = async () =>
    (await opened.store.read.selectFrom('form_key').select('key').execute()).length;

  it('answer repeats for a week after they have expired, and are then deleted, however many', async () => {
    await Promise.all(Array.from({ length: 1_100 }, (_, index) => issue(`old ${index}`)));
    time += keyLifetime + answerLifetime;
    await issue('new');
    expect([await sweepKeys(opened.store), await countKeys()]).toEqual([0, 1_101]);
    time += 1;
    expect([await sweepKeys(opened.store), await countKeys()]).toEqual([1_100, 1]);
    expect(await sweepKeys(opened.store)).toBe(0);
  });

  it('are used once, on their site, in time', async () => {
    await issue('key');
    const use = (change: object) =>
      opened.store.write((db) =>
        useKey(
          db,
          { siteId: ids.site, formId: ids.form, key: 'key', createdAt: time, ...change },
          { bodyHash: 'hash', answer: '{}' },
        ),
      );
    await opened.store.saveForm(ids.site, {
      id: ids.form,
      name: '',
      submitText: '',
      successText: '',
      fields: [],
    });
    expect(await use({ siteId: 'other' })).toBe(false);
    expect(await use({ key: 'other' })).toBe(false);
    expect(await use({ createdAt: time + keyLifetime + 1 })).toBe(false);
    expect(await Promise.all([use({}), use({})])).toEqual([true, false]);
  });
});
