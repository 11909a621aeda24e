import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, settings, temporaryStore, type TemporaryStore } from '../../testing/site-fixture';
import { createNameLimit, type NameLimit } from '../events/create-name-limit';
import { addScriptErrors, forgetScriptErrors, listScriptErrors } from './script-errors';

const span = { first: '2026-01-01', last: '2026-01-31' };

let place: TemporaryStore;
beforeEach(async () => {
  place = await temporaryStore();
  await place.store.saveSite({ id: ids.site, settings });
});
afterEach(() => place.remove());

/** Reports errors of their own kinds. */
function report(first: number, count: number, names: NameLimit, now = 1): Promise<void> {
  const errors = Array.from({ length: count }, (_, index) => ({
    hash: `h${first + index}`,
    message: `Error of kind ${first + index}`,
    place: '/a.js:1',
    stack: '',
    page: '/',
  }));
  const stamp = { siteId: ids.site, day: '2026-01-02', browser: 'Firefox', now, names };
  return place.store.write((db) => addScriptErrors(db, errors, stamp));
}

const kinds = () =>
  place.store.read.selectFrom('script_error').select(['hash', 'message']).execute();

describe('kinds of errors', () => {
  it('are told apart up to a number, also after a restart; further ones are counted', async () => {
    await report(0, 1_003, createNameLimit());
    await report(1_003, 2, createNameLimit());
    await report(0, 1, createNameLimit());
    expect(await kinds()).toHaveLength(1_001);
    const [most, next] = await listScriptErrors(place.store.read, ids.site, span);
    expect(most).toMatchObject({ message: 'Further errors', times: 5 });
    expect(next).toMatchObject({ hash: 'h0', times: 2 });
  });

  it('that have not happened since a time are forgotten', async () => {
    const names = createNameLimit();
    await report(0, 1, names, 10);
    await report(1, 1, names, 30);
    await place.store.write((db) =>
      forgetScriptErrors(db, ids.site, { before: 20, day: '2026-01-02' }),
    );
    expect(await kinds()).toEqual([{ hash: 'h1', message: 'Error of kind 1' }]);
  });
});
