import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postForm } from '../../testing/post-form';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';

let world: TestServer;
let cookie: string;
let visitId: string;
beforeEach(async () => {
  world = await testServer({ renderPage });
  cookie = await signIn(world.store, await addAccount(world.store, ['editor']));
  visitId = await publishNew(world.store, { slug: 'visit', title: 'Visit' });
});
afterEach(() => world.remove());

const visit = (url: string) => ask(world.server, { url });
const look = (url: string) => ask(world.server, { url, headers: { cookie } });
const seen = async (id: string) =>
  /name="revision" value="(\d+)"/.exec((await look(`/config/pages/${id}`)).text)?.[1] ?? '';
const post = async (id: string, path: string, fields: Record<string, string>) =>
  postForm(
    world,
    `/config/pages/${id}${path}`,
    { revision: await seen(id), title: 'A page', description: '', ...fields },
    cookie,
  );
const rename = (id: string, slug: string) => post(id, '', { slug });

/** Puts a link to the page into the header and one to a place on it into the footer. */
async function linkAround(): Promise<void> {
  const { headerFooter } = settings;
  const header = { ...headerFooter.header, navigation: [{ title: 'Visit', href: '/visit' }] };
  const lines = [{ text: 'Tides', href: '/visit#tides' }];
  const footer = { ...headerFooter.footer, columns: [{ title: 'Find us', lines }] };
  await world.store.saveSite({
    id: ids.site,
    settings: { ...settings, headerFooter: { header, footer } },
  });
}

it('a header leads to the new address of a page, and marks it there', async () => {
  await linkAround();
  await rename(visitId, 'visit-us');
  const { text } = await visit('/visit-us');
  expect(text).toContain('href="/visit-us" aria-current="page"');
  expect(text).toContain('href="/visit-us#tides"');
  expect((await look(`/config/pages/${visitId}`)).text).toContain(
    'The header or the footer of your site links to this page.',
  );
  await post(visitId, '/publish', { do: 'takeBack' });
  expect((await visit('/')).text).not.toMatch(/Tides|>Visit</);
});

it('a page that visitors do not see takes no address from one that was renamed', async () => {
  await linkAround();
  await rename(visitId, 'visit-us');
  const { pageId } = await world.store.savePage({
    siteId: ids.site,
    slug: 'later',
    title: 'Later',
    description: '',
    pageType: 2,
    document: pageDocument(),
  });
  await rename(pageId, 'visit');
  expect((await visit('/visit')).headers.location).toBe('/visit-us');
  expect((await visit('/visit-us')).text).toContain('href="/visit-us" aria-current="page"');
  const hint = 'Until visitors see this page, /visit leads to /visit-us.';
  expect((await look(`/config/pages/${pageId}`)).text).toContain(hint);
  await post(pageId, '/publish', { do: 'publish' });
  expect((await visit('/visit')).text).toContain('href="/visit" aria-current="page"');
  const { text } = await look(`/config/pages/${visitId}`);
  expect(text).not.toContain('/visit leads here.');
  expect((await look(`/config/pages/${pageId}`)).text).not.toContain(hint);
});
