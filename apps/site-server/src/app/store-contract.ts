import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareQuery, prepareRowQuery, type QueryParam } from '../store/prepare-query';
import { endedWriteMessage, foreignAwaitMessage } from '../store/run-write';
import { contactForm, ids, pageDocument, publishNew, settings } from '../testing/site-fixture';
import { describePeople } from './people-contract';
import { describeSearch } from './search-contract';
import { describeShop } from './shop-contract';
import type { SiteStore } from './site-store';

/**
 * The contract of every store, for every database.
 *
 * @param name of the database, for the report
 * @param open opens an empty store; also gives a function that removes it
 */
export function storeContract(
  name: string,
  open: () => Promise<{ store: SiteStore; remove(): Promise<void> }>,
): void {
  describe(`store on ${name}`, () => {
    let store: SiteStore;
    let remove: () => Promise<void>;

    beforeEach(async () => {
      ({ store, remove } = await open());
      await store.saveSite({ id: ids.site, host: 'studio.example', settings });
    });
    afterEach(() => remove());

    describeWrites(() => store);
    describeContent(() => store);
    describeSearch(() => store);
    describeShop(() => store);
    describePeople(() => store);
  });
}

function describeWrites(store: () => SiteStore): void {
  const addForm = (id: string) =>
    store().write((db) =>
      db
        .insertInto('form')
        .values({ id, site_id: ids.site, definition: '{}', created_at: 1, updated_at: 1 })
        .execute(),
    );

  it('commits a hundred writes of one moment in few transactions', async () => {
    const before = store().stats();
    await Promise.all(Array.from({ length: 100 }, (_, index) => addForm(`form-${index}`)));
    const after = store().stats();
    const { count } = await store()
      .read.selectFrom('form')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(100);
    expect(after.writes - before.writes).toBe(100);
    expect(after.commits - before.commits).toBeLessThanOrEqual(3);
  });

  it('undoes a failing write alone', async () => {
    const results = await Promise.allSettled([
      addForm('first'),
      store().write(async (db) => {
        await db
          .insertInto('form')
          .values({
            id: 'undone',
            site_id: ids.site,
            definition: '{}',
            created_at: 1,
            updated_at: 1,
          })
          .execute();
        throw new Error('no');
      }),
      addForm('first'),
      addForm('last'),
    ]);
    const rows = await store().read.selectFrom('form').select('id').orderBy('id').execute();
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(rows.map((row) => row.id)).toEqual(['first', 'last']);
  });

  it('resolves a write when the reading side sees it', async () => {
    await addForm('seen');
    expect(await store().read.selectFrom('form').select('id').execute()).toEqual([{ id: 'seen' }]);
  });

  it('lets a later write of a group see an earlier one', async () => {
    const first = addForm('one');
    const seen = await store().write((db) => db.selectFrom('form').select('id').execute());
    await first;
    expect(seen).toEqual([{ id: 'one' }]);
  });

  it('refuses a query after its write has ended', async () => {
    const db = await store().write(async (transaction) => ({ transaction }));
    const late = db.transaction.selectFrom('form').selectAll().execute();
    await expect(late).rejects.toThrow(endedWriteMessage);
  });

  it('a query that was prepared finds and changes what its values name, and is refused after its write has ended', async () => {
    const findForm = prepareQuery((db, param: QueryParam<{ id: string }>) =>
      db.selectFrom('form').select('id').where('id', '=', param('id')),
    );
    const deleteForm = prepareQuery((db, param: QueryParam<{ id: string }>) =>
      db.deleteFrom('form').where('id', '=', param('id')),
    );
    for (const id of ['one', 'two']) await addForm(id);
    for (const id of ['one', 'two', 'none'])
      expect((await findForm(store().read, { id })).rows).toEqual(id === 'none' ? [] : [{ id }]);
    const ended = await store().write(async (db) => {
      expect(await deleteForm(db, { id: 'one' })).toEqual({ rows: [], affected: 1 });
      expect(await deleteForm(db, { id: 'one' })).toEqual({ rows: [], affected: 0 });
      expect((await findForm(db, { id: 'two' })).rows).toEqual([{ id: 'two' }]);
      return { db };
    });
    await expect(findForm(ended.db, { id: 'two' })).rejects.toThrow(endedWriteMessage);
  });

  it('a prepared query of one row gives it or nothing, changes all that it names, and keeps no old sight of the rest', async () => {
    const findForm = prepareRowQuery((db, param: QueryParam<{ from: string }>) =>
      db.selectFrom('form').select('id').where('id', '>=', param('from')).orderBy('id'),
    );
    const deleteFrom = prepareRowQuery((db, param: QueryParam<{ from: string }>) =>
      db.deleteFrom('form').where('id', '>=', param('from')).returning('id'),
    );
    expect(await findForm(store().read, { from: '' })).toBeUndefined();
    for (const id of ['one', 'three', 'two']) await addForm(id);
    // Each is answered although rows behind the first one were not read.
    expect(await findForm(store().read, { from: '' })).toEqual({ id: 'one' });
    expect(await findForm(store().read, { from: 'p' })).toEqual({ id: 'three' });
    await store().write(async (db) => {
      expect(await deleteFrom(db, { from: 'p' })).toBeDefined();
      expect(await deleteFrom(db, { from: 'p' })).toBeUndefined();
      expect(await findForm(db, { from: '' })).toEqual({ id: 'one' });
    });
    expect(await findForm(store().read, { from: 'p' })).toBeUndefined();
    expect(await store().read.selectFrom('form').select('id').execute()).toEqual([{ id: 'one' }]);
    const ended = await store().write(async (db) => ({ db }));
    await expect(findForm(ended.db, { from: '' })).rejects.toThrow(endedWriteMessage);
  });

  it('refuses a write that waits for something foreign, where queries are synchronous', async () => {
    if (store().kind !== 'sqlite') return;
    const foreign = store().write(async (db) => {
      await sql`select 1`.execute(db);
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    });
    const beside = addForm('beside');
    await expect(foreign).rejects.toThrow(foreignAwaitMessage);
    await beside;
  });

  it('finishes queued writes before it closes', async () => {
    const written = addForm('queued');
    await store().close();
    await expect(written).resolves.toBeDefined();
  });

  it('carries a few thousand writes', async () => {
    await Promise.all(Array.from({ length: 2_000 }, (_, index) => addForm(`bulk-${index}`)));
    expect(store().stats().commits).toBeLessThan(20);
  });
}

function describeContent(store: () => SiteStore): void {
  it('finds a site by host, with or without port, and the only one by any', async () => {
    expect((await store().findSite('STUDIO.example:8080'))?.id).toBe(ids.site);
    expect((await store().findSite('localhost'))?.id).toBe(ids.site);
    await store().saveSite({ id: 'second', host: 'two.example', settings });
    expect(await store().findSite('localhost')).toBeUndefined();
    expect((await store().findSite('two.example'))?.settings).toEqual(settings);
  });

  it('shows a page once it is published, and the published version while a newer is worked on', async () => {
    const input = {
      siteId: ids.site,
      slug: 'about',
      title: 'About',
      description: '',
      pageType: 2,
      document: pageDocument(),
    };
    const first = await store().savePage(input);
    expect(await store().publishedPage(ids.site, 'about')).toBeUndefined();
    await store().publish(first.pageId);
    const second = await store().savePage({ ...input, id: first.pageId, title: 'About us' });
    expect(second.version).toBe(2);
    expect(await store().publishedPage(ids.site, 'about')).toMatchObject({
      title: 'About',
      version: 1,
    });
    await store().publish(first.pageId);
    expect(await store().publishedPage(ids.site, 'about')).toMatchObject({
      title: 'About us',
      version: 2,
    });
  });

  it('counts a revision for every change that visitors see, and tells listeners', async () => {
    let notices = 0;
    const stop = store().onChange(() => (notices += 1));
    const revision = async () => (await store().findSite('studio.example'))?.revision;
    const before = (await revision()) ?? 0;
    await publishNew(store(), { slug: '' });
    await store().saveForm(ids.site, contactForm);
    expect(await revision()).toBe(before + 2);
    expect(notices).toBe(2);
    stop();
    await store().saveForm(ids.site, contactForm);
    expect(notices).toBe(2);
  });

  it('refuses a slug that the server keeps for itself, but lets the search page be at its address', async () => {
    await expect(publishNew(store(), { slug: 'api' })).rejects.toThrow('api');
    await expect(publishNew(store(), { slug: 'search', pageType: 2 })).rejects.toThrow('search');
    await publishNew(store(), { slug: 'search', pageType: 102 });
    expect((await store().publishedPageOfType(ids.site, 102))?.slug).toBe('search');
  });

  it('[9.08a] refuses a document of more than 60 blocks, and a form that is not sound', async () => {
    const blocks = (count: number) =>
      pageDocument(...Array.from({ length: count }, () => ({ type: 'text', data: { html: 'x' } })));
    await publishNew(store(), { slug: 'full', document: blocks(60) });
    await expect(publishNew(store(), { slug: 'over', document: blocks(61) })).rejects.toThrow(
      'not a page document',
    );
    const unsafe = { ...contactForm, successRedirect: 'javascript:alert(1)' };
    await expect(store().saveForm(ids.site, unsafe)).rejects.toThrow('successRedirect');
    expect(await store().form(ids.site, ids.form)).toBeUndefined();
  });

  it('lets no site change the pages and forms of another', async () => {
    await store().saveSite({ id: 'second', host: 'two.example', settings });
    const id = await publishNew(store(), { slug: 'about' });
    await store().saveForm(ids.site, contactForm);
    await expect(publishNew(store(), { id, siteId: 'second', slug: 'taken' })).rejects.toThrow(
      'another site',
    );
    await expect(store().saveForm('second', { ...contactForm, name: 'Taken' })).rejects.toThrow(
      'another site',
    );
    expect(await store().publishedPage(ids.site, 'about')).toMatchObject({ version: 1 });
    expect(await store().form(ids.site, ids.form)).toEqual(contactForm);
  });

  it('keeps forms and answers them by id', async () => {
    await store().saveForm(ids.site, contactForm);
    expect(await store().form(ids.site, ids.form)).toEqual(contactForm);
    expect(await store().form('another', ids.form)).toBeUndefined();
    expect(await store().forms(ids.site, [])).toEqual([]);
  });
}
