import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { settingsDesk } from '../../testing/settings-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';

let world: TestServer;
beforeEach(async () => {
  world = await testServer({ renderPage });
});
afterEach(() => world.remove());

const desk = async () =>
  settingsDesk(world, await signIn(world.store, await addAccount(world.store, ['admin'])));

/** What the start page tells its census. */
async function told(): Promise<string | undefined> {
  const { text } = await ask(world.server, { url: '/' });
  return /<script type="application\/json" data-census[^>]*>([^<]*)/.exec(text)?.[1];
}

it('[7.23] [9.26c] an owner says how visits are replayed, and the pages may send there and nowhere else', async () => {
  const { save } = await desk();
  const values = {
    isOn: 'on',
    replayId: 'studio-1',
    replayScript: 'https://replay.example/r.js',
    replaySendsTo: 'https://rs.replay.example/in https://two.example',
    replayShare: '25',
  };
  await save('/visits', values);
  expect(JSON.parse((await told()) ?? '')).toMatchObject({
    replay: { share: 0.25, script: 'https://replay.example/r.js' },
  });
  const { headers } = await ask(world.server, { url: '/' });
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://rs.replay.example https://two.example;",
  );
  for (const wrong of [
    { replayScript: 'javascript:alert(1)' },
    { replayScript: 'http://replay.example/r.js' },
    { replaySendsTo: 'https://two.example *' },
    { replayShare: '0' },
    { replayShare: '101' },
  ])
    expect((await save('/visits', { ...values, ...wrong })).status).toBe(400);
  await save('/visits', { ...values, replayId: '' });
  expect(await told()).not.toContain('replay');
  const without = await ask(world.server, { url: '/' });
  expect(without.headers['content-security-policy']).toContain("connect-src 'self';");
});

it('[6.05] an owner says whose visits are followed: who accepts where it is asked, everybody, nobody', async () => {
  const { save } = await desk();
  // Nobody is asked on this site.
  expect(await told()).toBe('{"notTracked":"census-off"}');
  await save('/visits', { isOn: 'on' });
  expect(await told()).toContain('"pageId"');
  await save('/visits', { isOn: 'off' });
  expect(await told()).toBe('{"notTracked":"census-off"}');
  await save('/visits', { isOn: '' });
  const site = await world.store.findSite(host);
  expect(site?.settings.census).toEqual({});
});
