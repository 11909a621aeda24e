import { expect, it, vi } from 'vitest';
import { testServer } from '../../testing/server-fixture';
import { addAccount } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';
import { beginImport } from './begin-import';
import { findImport } from './product-import';

it('what cannot be stored stops it: that is reported, and its last state stays', async () => {
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
  const { id } = await beginImport(broken, running, report);
  await expect.poll(() => report.mock.calls).toEqual([[fault]]);
  expect(await findImport(store.read, ids.site, id)).toMatchObject({
    total: 1,
    done: 0,
    isFinished: false,
  });
  await remove();
});
