import { afterEach, beforeEach, expect, it } from 'vitest';
import { ids, settings, temporaryStore, type TemporaryStore } from './site-fixture';
import { storeVersion } from './store-version';

let opened: TemporaryStore;
beforeEach(async () => {
  opened = await temporaryStore();
  await opened.store.saveSite({ id: ids.site, settings });
});
afterEach(() => opened.remove());

it('is another one after each write that changes a row', async () => {
  const { store } = opened;
  const versions = [await storeVersion(store)];
  for (const created_at of [1, 2, 3]) {
    await store.write((db) => db.updateTable('site').set({ created_at }).execute());
    versions.push(await storeVersion(store));
  }
  expect(new Set(versions).size).toBe(4);
});

it('stays after reading, a write without a change, and one that is undone', async () => {
  const { store } = opened;
  const before = await storeVersion(store);
  await store.read.selectFrom('site').selectAll().execute();
  await store.write((db) => db.deleteFrom('page').execute());
  const undone = store.write(async (db) => {
    await db.updateTable('site').set({ created_at: 9 }).execute();
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await storeVersion(store)).toBe(before);
});
