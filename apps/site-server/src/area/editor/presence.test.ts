import { createId, type PageDocument } from '@frontage/site-model';
import type { PageStatus } from '@frontage/site-model/editing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pagePresenceTime } from '../../pages/documents/page-presence';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { publishNew } from '../../testing/site-fixture';

const [one, two, block] = [1, 2, 3].map((time) => createId(time, Math.random)) as [
  string,
  string,
  string,
];

const document: PageDocument = { version: 1, sections: [] };

describe('[1.02b] the editors of a page', () => {
  let world: TestServer;
  let ada: string;
  let bea: string;
  let about: string;
  beforeEach(async () => {
    world = await testServer();
    ada = await signIn(world.store, await addAccount(world.store, ['editor']));
    const other = await addAccount(world.store, ['editor'], 'bea@studio.example');
    await world.store.write((db) =>
      db.updateTable('account').set({ name: 'Bea' }).where('id', '=', other.id).execute(),
    );
    bea = await signIn(world.store, other);
    about = await publishNew(world.store, { slug: 'about', title: 'About', document });
  });
  afterEach(() => world.remove());

  async function send(cookie: string, sign: object, page = about) {
    const { status, text } = await ask(world.server, {
      method: 'POST',
      url: `/config/pages/${page}/presence`,
      headers: { cookie, 'content-type': 'application/json', origin: `http://${host}` },
      body: JSON.stringify(sign),
    });
    return status === 200 ? (JSON.parse(text) as { data: unknown; status?: PageStatus }) : status;
  }
  async function tell(...sent: Parameters<typeof send>) {
    const answer = await send(...sent);
    return typeof answer === 'number' ? answer : answer.data;
  }

  it('hear of each other, where each is, and of their own other tabs', async () => {
    expect(await tell(ada, { tab: one, block })).toEqual([]);
    expect(await tell(bea, { tab: two })).toEqual([{ name: 'Ada', isSelf: false, block }]);
    expect(await tell(ada, { tab: one })).toEqual([{ name: 'Bea', isSelf: false }]);
    const third = createId(4, Math.random);
    expect(await tell(ada, { tab: third })).toEqual([
      { name: 'Ada', isSelf: true },
      { name: 'Bea', isSelf: false },
    ]);
  });

  it('are forgotten once they leave, or after three signs that did not come', async () => {
    await tell(ada, { tab: one });
    expect(await tell(ada, { tab: one, isLeaving: true })).toEqual([]);
    expect(await tell(bea, { tab: two })).toEqual([]);
    await tell(ada, { tab: one });
    world.advance(pagePresenceTime + 1);
    expect(await tell(bea, { tab: two })).toEqual([]);
  });

  it('hear which version visitors see, at which hour the page goes live, and how it is called', async () => {
    const hear = async () => {
      const answer = await send(ada, { tab: one });
      return typeof answer === 'number' ? undefined : answer.status;
    };
    const act = async (what: Record<string, string>) => {
      const row = world.store.read.selectFrom('page').select('revision').where('id', '=', about);
      const { revision } = await row.executeTakeFirstOrThrow();
      await ask(world.server, {
        method: 'POST',
        url: `/config/pages/${about}/publish`,
        headers: {
          cookie: bea,
          'content-type': 'application/x-www-form-urlencoded',
          origin: `http://${host}`,
        },
        body: new URLSearchParams({ ...what, revision: String(revision) }).toString(),
      });
      return hear();
    };
    const first = await hear();
    expect(first).toMatchObject({ title: 'About', hour: '' });
    expect(first?.published).not.toBe('');
    expect(await act({ do: 'takeBack' })).toMatchObject({ published: '' });
    const scheduled = await act({ do: 'schedule', at: '2099-03-01T09:30' });
    expect(scheduled?.hour).toContain('Goes live on Mar 1, 2099');
    expect(await act({ do: 'publish' })).toMatchObject({ published: first?.published, hour: '' });
    expect(await send(ada, { tab: one, isLeaving: true })).toEqual({ data: [] });
  });

  it('of another page are none', async () => {
    const other = await publishNew(world.store, {
      slug: 'other',
      title: 'Other',
      document,
    });
    await tell(ada, { tab: one });
    expect(await tell(bea, { tab: two }, other)).toEqual([]);
  });

  it('cannot be asked for by whoever may not edit pages', async () => {
    const viewer = await signIn(world.store, await addAccount(world.store, ['viewer']));
    expect(await tell(viewer, { tab: one })).toBe(403);
  });
});
