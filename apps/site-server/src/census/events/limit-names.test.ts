import { expect, it } from 'vitest';
import { ids, settings, temporaryStore } from '../../testing/site-fixture';
import { countVisit } from './count-visit';
import { createNameLimit } from './create-name-limit';
import { limitNames } from './limit-names';
import { addVisitCounts } from './visit-counts';

it('what is stored of all kinds of a batch is read by one statement, and once', async () => {
  const { store, remove } = await temporaryStore({ now: () => 0 });
  await store.saveSite({ id: ids.site, settings });
  const visit = { countedBy: 'browser', day: '2026-01-01', source: '', detail: 'red' } as const;
  const counts = ['/a', '/b'].flatMap((page) =>
    countVisit({ ...visit, event: 'hit', page, device: 'phone' }),
  );
  await store.write((db) => addVisitCounts(db, ids.site, counts));
  const names = createNameLimit();
  const before = store.stats().statements;
  const read = async () => {
    const limited = await limitNames(store.read, ids.site, counts, names);
    return [limited, store.stats().statements - before] as const;
  };
  expect(await read()).toEqual([counts, 1]);
  expect(await read()).toEqual([counts, 1]);
  await remove();
});
