import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host, testServer, type TestServer } from '../testing/server-fixture';
import { addAccount, signIn } from '../testing/sign-in-as';
import { ids, settings } from '../testing/site-fixture';

const other = { id: '0'.repeat(23) + '2', host: 'other.example' };

let test: TestServer;
beforeEach(async () => {
  test = await testServer({ appDomain: 'example.app' });
  const website = (identifier: string) => ({ ...settings, context: { website: { identifier } } });
  await test.store.saveSite({ id: ids.site, host, settings: website('studio') });
  await test.store.saveSite({ ...other, settings: website('Not a name') });
});
afterEach(() => test.remove());

const visit = (url: string, headers: Record<string, string> = {}) =>
  ask(test.server, { url, headers: { host, ...headers } });

it.each([
  ['/config', 'http://studio.example.app/config'],
  [
    '/config/?frameUrl=%2Fshop%3Fa%3D1',
    'http://studio.example.app/config/?frameUrl=%2Fshop%3Fa%3D1',
  ],
  ['/config/sign-in?next=%2Fconfig', 'http://studio.example.app/config/sign-in?next=%2Fconfig'],
])(
  '[2.06b] %s leads to the name of the site below the domain of the app',
  async (url, location) => {
    const { status, headers } = await visit(url);
    expect([status, headers.location]).toEqual([303, location]);
  },
);

it('[2.06b] there an owner is signed in, and sees the site in its frame', async () => {
  const cookie = await signIn(test.store, await addAccount(test.store, ['admin']));
  const there = { host: 'Studio.example.app', cookie };
  const { status, text } = await visit('/config?frameUrl=%2Fcontact', there);
  expect(status).toBe(200);
  expect(text).toMatch(/<iframe[^>]+src="\/contact/);
  expect((await visit('/contact', there)).status).toBe(200);
});

it('[2.06b] whoever is not signed in there is asked to, for that site alone', async () => {
  const { headers } = await visit('/config', { host: 'studio.example.app' });
  expect(headers.location).toBe('/config/sign-in?next=%2Fconfig');
  expect((await visit('/', { host: 'nobody.example.app' })).status).toBe(404);
  expect((await visit('/', { host: 'a.studio.example.app' })).status).toBe(404);
});

it('[2.06b] a site without such a name keeps its area at its own address', async () => {
  const { headers } = await visit('/config', { host: other.host });
  expect(headers.location).toBe('/config/sign-in?next=%2Fconfig');
});

it('pages of the site stay where they are', async () => {
  expect((await visit('/contact')).status).toBe(200);
});

it('a program that brings a token is answered where it asks', async () => {
  const { status } = await visit('/config/log/export', { authorization: 'Bearer frontage_x' });
  expect(status).toBe(401);
});
