import { expect, it, vi } from 'vitest';
import { testServer } from '../../testing/server-fixture';
import { addAccount } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';
import { beginImport } from './begin-import';
import { isUnderWay } from './import-page';
import { findImport } from './product-import';

it('what cannot be stored stops it: that is reported, its last state stays, and its page tells so at once', async () => {
  const { store, remove } = await testServer();
  const report = vi.fn();
  const fault = new Error('the disk is gone');
  const broken = { ...store, change: () => Promise.reject(fault) };
  const planned = {
    id: 'cup',
    kind: 'physical',
    title: 'Cup',
    isNew: true,
    base: {},
    entered: { title: 'Cup' },
    changed: [],
    wrong: [],
  } as const;
  const running = {
    site: { id: ids.site, host: 'studio.example', settings, revision: 1, shopRevision: 1 },
    products: [planned],
    by: { by: await addAccount(store, ['admin']), request: { address: '203.0.113.1' } },
  };
  const begun = await beginImport(broken, running, report);
  const { id } = begun;
  await expect.poll(() => report.mock.calls).toEqual([[fault]]);
  const table = () => findImport(store.read, ids.site, id);
  await expect.poll(async () => isUnderWay((await table()) ?? begun, store.now())).toBe(false);
  expect(await table()).toMatchObject({ total: 1, done: 0, isFinished: false });
  await remove();
});
