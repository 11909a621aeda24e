import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  contactForm,
  ids,
  settings,
  temporaryStore,
  type TemporaryStore,
} from '../../testing/site-fixture';
import { keyLifetime } from './submission-keys';
import { sweepKeys } from './sweep-keys';
import { answerLifetime, findUsedKey, insertUsedKey } from './used-keys';

describe('used keys of submissions', () => {
  let time = 0;
  let opened: TemporaryStore;
  beforeEach(async () => {
    time = Date.UTC(2026, 0, 1);
    opened = await temporaryStore({ now: () => time });
    await opened.store.saveSite({ id: ids.site, settings });
    await opened.store.saveForm(ids.site, contactForm);
  });
  afterEach(() => opened.remove());

  const use = (change: Partial<Record<'key' | 'siteId', string>> = {}) =>
    opened.store.write((db) =>
      insertUsedKey(
        db,
        { siteId: ids.site, formId: ids.form, key: 'key', ...change },
        { bodyHash: 'hash', answer: '{}', createdAt: time, expiresAt: time + keyLifetime },
      ),
    );
  const countKeys = async () =>
    (await opened.store.read.selectFrom('form_key').select('key').execute()).length;

  it('answer repeats for a week after they have expired, and are then deleted, however many', async () => {
    await Promise.all(Array.from({ length: 1_100 }, (_, index) => use({ key: `old ${index}` })));
    time += keyLifetime + answerLifetime;
    await use({ key: 'new' });
    expect([await sweepKeys(opened.store), await countKeys()]).toEqual([0, 1_101]);
    time += 1;
    expect([await sweepKeys(opened.store), await countKeys()]).toEqual([1_100, 1]);
    expect(await sweepKeys(opened.store)).toBe(0);
  });

  it('are used once, and known on their site alone', async () => {
    expect(await Promise.all([use(), use()])).toEqual([true, false]);
    const used = { formId: ids.form, bodyHash: 'hash', answer: '{}' };
    expect(await findUsedKey(opened.store.read, ids.site, 'key')).toEqual(used);
    expect(await findUsedKey(opened.store.read, 'other', 'key')).toBeUndefined();
  });
});
