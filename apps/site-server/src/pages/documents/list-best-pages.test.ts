import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  ids,
  publishNew,
  settings,
  temporaryStore,
  type TemporaryStore,
} from '../../testing/site-fixture';
import { listBestPages } from './list-pages';

let opened: TemporaryStore;
beforeEach(async () => {
  opened = await temporaryStore();
  await opened.store.saveSite({ id: ids.site, settings });
});
afterEach(() => opened.remove());

it('the page whose title has the words comes first, however many have them elsewhere', async () => {
  const { store } = opened;
  await publishNew(store, { slug: 'a-kiln', title: 'Opening hours' });
  await publishNew(store, { slug: 'y-oven', title: 'Ekiln' });
  await publishNew(store, { slug: 'z-oven', title: 'Kiln' });
  // Two thousand that have them in their addresses, which come before those three.
  const rows = Array.from({ length: 2000 }, (_, count) => ({
    id: store.createId(),
    site_id: ids.site,
    slug: `a-kiln-${String(count).padStart(4, '0')}`,
    search_text: `note ${count} /a-kiln-${String(count).padStart(4, '0')}`,
    page_type: 2,
    collection_id: null,
    draft_version_id: null,
    published_version_id: null,
    created_at: 1,
    updated_at: 1,
  }));
  await store.write(async (db) => {
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('page')
        .values(rows.slice(from, from + 500))
        .execute();
  });
  const found = await listBestPages(store.read, ids.site, 'kiln', 3);
  expect(found.map(({ title }) => title)).toEqual(['Kiln', 'Ekiln', 'Opening hours']);
});
