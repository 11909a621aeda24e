import { createId, type PageBlock } from '@frontage/site-model';
import type { PagePattern } from '@frontage/site-model/editing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { ids } from '../../testing/site-fixture';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { mostPatterns } from './patterns';

let world: TestServer;
let cookie: string;
beforeEach(async () => {
  world = await testServer();
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
});
afterEach(() => world.remove());

const newId = () => createId(1, Math.random);
const block = (type = 'text'): PageBlock => ({ id: newId(), type, data: { words: 'Kiln' } });
const pattern = (name: string, more: Partial<PagePattern> = {}): PagePattern => ({
  id: newId(),
  name,
  blocks: [block()],
  ...more,
});

const look = (by = cookie) =>
  ask(world.server, {
    url: '/config/patterns',
    headers: { cookie: by, accept: 'application/json' },
  });

const send = (deed: object, by = cookie) =>
  ask(world.server, {
    method: 'POST',
    url: '/config/patterns',
    headers: {
      cookie: by,
      accept: 'application/json',
      'content-type': 'application/json',
      origin: `http://${host}`,
    },
    body: JSON.stringify(deed),
  });

describe('[1.02b] the patterns of a site', () => {
  it('are kept with their blocks and the look of their section, by name', async () => {
    const section = { width: 'wide', tone: 'accent', space: 'large' } as const;
    const [opening, hours] = [pattern('Opening', { section }), pattern('Hours')];
    await send({ do: 'add', ...opening });
    const { json } = await send({ do: 'add', ...hours });
    expect(json).toEqual({ data: [hours, opening] });
    expect((await look()).json).toEqual(json);
  });

  it('stand in the log once they are saved, renamed or removed, and not when nothing changes', async () => {
    const hours = pattern('Hours');
    await send({ do: 'add', ...hours });
    await send({ do: 'add', ...hours });
    await send({ do: 'rename', id: hours.id, name: 'Times' });
    await send({ do: 'rename', id: hours.id, name: 'Times' });
    await send({ do: 'remove', id: hours.id });
    await send({ do: 'remove', id: hours.id });
    const log = await listAuditEntries(world.store.read, ids.site, {}, { limit: 9 });
    expect(log.map(({ act, subject }) => `${act} ${subject}`).sort()).toEqual([
      'patternRemoved Times',
      'patternRenamed Times',
      'patternSaved Hours',
    ]);
  });

  it('are added once, however often that is sent, also after they were removed', async () => {
    const hours = pattern('Hours');
    await send({ do: 'add', ...hours });
    expect((await send({ do: 'add', ...hours })).json).toEqual({ data: [hours] });
    expect((await send({ do: 'remove', id: hours.id })).json).toEqual({ data: [] });
    expect((await send({ do: 'add', ...hours })).json).toEqual({ data: [hours] });
  });

  it('are renamed; of one that has gone nothing happens', async () => {
    const hours = pattern('Hours');
    await send({ do: 'add', ...hours });
    expect((await send({ do: 'rename', id: hours.id, name: ' Open ' })).json).toEqual({
      data: [{ ...hours, name: 'Open' }],
    });
    expect((await send({ do: 'rename', id: newId(), name: 'None' })).status).toBe(200);
    expect((await send({ do: 'remove', id: newId() })).status).toBe(200);
  });

  it('are a hundred at most', async () => {
    for (let count = 0; count < mostPatterns; count += 1)
      await send({ do: 'add', ...pattern(`Pattern ${count}`) });
    expect((await send({ do: 'add', ...pattern('One more') })).status).toBe(409);
  });

  it('belong to their site alone', async () => {
    const hours = pattern('Hours');
    await send({ do: 'add', ...hours });
    await world.store.write(async (db) => {
      const site = await db.selectFrom('site').selectAll().executeTakeFirstOrThrow();
      await db
        .insertInto('site')
        .values({ ...site, id: 'another', host: 'another.example' })
        .execute();
      await db.updateTable('page_pattern').set({ site_id: 'another' }).execute();
    });
    expect((await look()).json).toEqual({ data: [] });
    await send({ do: 'remove', id: hours.id });
    await send({ do: 'rename', id: hours.id, name: 'Ours' });
    const kept = await world.store.read.selectFrom('page_pattern').select('name').execute();
    expect(kept).toEqual([{ name: 'Hours' }]);
  });

  it.each<[string, object]>([
    ['no name', { do: 'add', ...pattern('  ') }],
    ['no blocks', { do: 'add', ...pattern('None', { blocks: [] }) }],
    ['an unknown kind', { do: 'add', ...pattern('Odd', { blocks: [block('spacer-of-nobody')] }) }],
    ['an id of another shape', { do: 'add', ...pattern('Odd', { id: 'one' }) }],
    [
      '[9.08b] 61 blocks',
      { do: 'add', ...pattern('Many', { blocks: Array.from({ length: 61 }, () => block()) }) },
    ],
  ])('are refused with %s', async (_name, deed) => {
    expect((await send(deed)).status).toBe(400);
    expect((await look()).json).toEqual({ data: [] });
  });

  it('are for those who may edit pages; those who edit the pages of products add them', async () => {
    const reader = await signIn(world.store, await addAccount(world.store, ['campaignsEditor']));
    const manager = await signIn(world.store, await addAccount(world.store, ['storeManager']));
    expect([(await look(reader)).status, (await look(manager)).status]).toEqual([403, 200]);
    for (const by of [reader, manager])
      expect((await send({ do: 'add', ...pattern('Hours') }, by)).status).toBe(403);
    expect((await look('')).status).toBe(401);
  });
});
