import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { insertExperimentVisitor } from '../../pages/experiments/experiment-visitors';
import { postForm } from '../../testing/post-form';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
beforeEach(async () => {
  world = await testServer();
  cookie = await signIn(world.store, await addAccount(world.store, ['admin']));
});
afterEach(() => world.remove());

const path = '/config/experiments';
const post = (to: string, fields: Record<string, string>) =>
  postForm(world, path + to, fields, cookie);
const look = (to = '') => ask(world.server, { url: path + to, headers: { cookie } });
const makeTest = (fields: Record<string, string> = {}) =>
  post('', {
    kind: 'test',
    name: 'heading',
    share: '30',
    goal: 'page',
    goalPath: '/thanks',
    ...fields,
  });

async function stored() {
  const site = await world.store.findSite('studio.example');
  return site?.settings.experiments;
}

const running = { kind: 'test', name: 'heading', share: 30, goal: 'page', goalPath: '/thanks' };

describe('[3.35] the experiments of a site', () => {
  it('[4.16e] are toggles that one makes, switches and removes', async () => {
    expect((await look()).text).toContain('No experiments yet');
    expect((await post('', { kind: 'toggle', name: 'sale' })).headers['location']).toBe(
      `${path}/sale?done=saved`,
    );
    await post('/sale', { do: 'on' });
    expect(await stored()).toEqual([{ kind: 'toggle', name: 'sale', isOn: true }]);
    expect((await look('/sale')).text).toContain('Switch off');
    expect((await post('/sale', { do: 'remove' })).text).toContain('Remove “sale”?');
    expect(await stored()).toHaveLength(1);
    await post('/sale', { do: 'remove', sure: 'yes' });
    expect(await stored()).toEqual([]);
  });

  it('are tests that one makes, starts and stops with the version that stays', async () => {
    await makeTest();
    await post('/heading', { do: 'stop-b' });
    expect(await stored()).toEqual([{ ...running, startedAt: null, stoppedAt: null, chosen: 'a' }]);
    await post('/heading', { do: 'start' });
    expect(await stored()).toMatchObject([{ startedAt: world.store.now(), stoppedAt: null }]);
    expect((await look('/heading')).text).toContain('Nobody has seen it yet');
    expect((await look()).text).toContain('Nobody has seen it yet');
    expect((await look()).text).not.toContain('No clear difference');
    await post('/heading', { do: 'stop-b' });
    expect(await stored()).toMatchObject([{ stoppedAt: world.store.now(), chosen: 'b' }]);
    expect((await look()).text).toContain('everybody gets version B');
  });

  it('show how the versions do, as words, as a table and as a file', async () => {
    await makeTest();
    await world.store.write(async (db) => {
      for (let count = 0; count < 120; count += 1) {
        const who = { siteId: ids.site, experiment: 'heading', visitor: `v${count}` };
        await insertExperimentVisitor(db, who, { variant: count % 2 ? 'b' : 'a', now: 1 });
      }
      await db
        .updateTable('experiment_visitor')
        .set({ reached_at: 2 })
        .where('variant', '=', 'b')
        .execute();
    });
    const { text } = await look('/heading');
    expect(text).toContain('Version B does better: it adds');
    expect(text).toContain('100.0%');
    expect((await look('/export')).text).toContain('heading,test,60,0,60,60');
    expect((await look()).text).toContain('B does better');
    await post('/heading', { do: 'start' });
    expect((await look('/heading')).text).toContain('Nobody has seen it yet');
  });

  it.each<[string, Record<string, string>, string]>([
    ['a wrong name', { name: 'New heading' }, 'Use 1 to 40 lowercase letters'],
    ['no share', { share: '100' }, 'Enter a whole number from 1 to 99'],
    ['a goal without its page', { goalPath: 'thanks' }, 'Enter the path of a page'],
  ])('are refused with %s, and what was entered stays', async (_name, fields, wrong) => {
    const { status, text } = await makeTest(fields);
    expect([status, text.includes(wrong), text.includes(Object.values(fields)[0] ?? '')]).toEqual([
      400,
      true,
      true,
    ]);
    expect(await stored()).toBeUndefined();
  });

  it('have each name once, and are fifty at most', async () => {
    for (let count = 0; count < 50; count += 1)
      await post('', { kind: 'toggle', name: `t${count}` });
    expect((await post('', { kind: 'toggle', name: 't7' })).text).toContain('Choose another one');
    const { status, text } = await post('', { kind: 'toggle', name: 'one-more' });
    expect([status, text.includes('at most 50 experiments')]).toEqual([409, true]);
  });

  it('stand in the log, and not when nothing changes', async () => {
    await makeTest();
    await post('/heading', { do: 'on' });
    await post('/heading', { do: 'start' });
    await post('/heading', { do: 'remove', sure: 'yes' });
    const log = await listAuditEntries(world.store.read, ids.site, {}, { limit: 9 });
    const acts = log.map(({ act }) => act).filter((act) => act.startsWith('experiment'));
    expect(acts.sort()).toEqual(['experimentChanged', 'experimentMade', 'experimentRemoved']);
  });

  it('that have gone are not found', async () => {
    expect((await look('/heading')).status).toBe(404);
    expect((await post('/heading', { do: 'start' })).status).toBe(404);
  });
});
