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

it('[6.05] an owner says whose visits are followed: who accepts where it is asked, everybody, nobody', async () => {
  const cookie = await signIn(world.store, await addAccount(world.store, ['admin']));
  const desk = settingsDesk(world, cookie);
  const told = async () => {
    const { text } = await ask(world.server, { url: '/' });
    return /<script type="application\/json" data-census[^>]*>([^<]*)/.exec(text)?.[1];
  };
  // Nobody is asked on this site.
  expect(await told()).toBe('{"notTracked":"census-off"}');
  await desk.save('/visits', { isOn: 'on' });
  expect(await told()).toContain('"pageId"');
  await desk.save('/visits', { isOn: 'off' });
  expect(await told()).toBe('{"notTracked":"census-off"}');
  await desk.save('/visits', { isOn: '' });
  const site = await world.store.findSite(host);
  expect(site?.settings.census).toEqual({});
});
