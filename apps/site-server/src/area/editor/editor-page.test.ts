import { afterEach, beforeEach, expect, it } from 'vitest';
import { postForm } from '../../testing/post-form';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { publishNew } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
let about: string;
beforeEach(async () => {
  world = await testServer();
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
  about = await publishNew(world.store, { slug: 'about', title: 'About' });
});
afterEach(() => world.remove());

const look = (path: string) =>
  ask(world.server, { url: `/config/pages/${about}${path}`, headers: { cookie } });

async function act(wanted: string, at = ''): Promise<void> {
  const [, revision = ''] = /name="revision" value="(\d+)"/.exec((await look('')).text) ?? [];
  await postForm(world, `/config/pages/${about}/publish`, { do: wanted, revision, at }, cookie);
}

it('the editor says at which hour what is written goes live', async () => {
  await act('takeBack');
  expect((await look('/edit')).text).not.toContain('Goes live');
  await act('schedule', '2099-05-01T10:00');
  expect((await look('/edit')).text).toContain(
    'Goes live on May 1, 2099, 10:00 AM (UTC), with all changes until then',
  );
});

it.each(['/edit', '/changes', '/previews'])(
  '%s of a page that was deleted leads to where it is restored',
  async (path) => {
    await act('delete');
    const { status, text } = await look(path);
    expect([status, text]).toEqual([404, expect.stringContaining('This page was deleted')]);
    expect(text).toContain(`href="/config/pages/${about}"`);
  },
);
