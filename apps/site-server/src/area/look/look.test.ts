import { renderPage } from '@frontage/react-blocks/server';
import { startingLooks } from '@frontage/site-model/look';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postForm } from '../../testing/post-form';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let test: TestServer;
let cookie: string;
beforeEach(async () => {
  test = await testServer({ renderPage });
  cookie = await signIn(test.store, await addAccount(test.store, ['admin']));
});
afterEach(() => test.remove());

const get = (url: string, headers: Record<string, string> = { cookie }) =>
  ask(test.server, { url, headers });

const post = (fields: Record<string, string>, path = '/config/look') =>
  postForm(test, path, fields, cookie);

const versions = (fields: Record<string, string>) => post(fields, '/config/look/versions');

const readLook = async () => {
  const { json } = await get('/config/look', { cookie, accept: 'application/json' });
  return (json as { data: { number: number; published: number; look: object } }).data;
};

const published = async () => (await get('/contact', {})).text;

const purple = '--fr-color-ground:light-dark(#660066,';

describe('a draft', () => {
  it('[2.24c] is saved without scripts, and only those who look after the site see it', async () => {
    const before = await published();
    const saved = await post({ do: 'draft', seen: '0', 'light-ground': '#660066' });
    expect([saved.status, saved.headers.location]).toEqual([303, '/config/look?done=saved']);
    expect(await published()).toBe(before);
    expect((await get('/config/look/page?at=/contact')).text).toContain(purple);
    expect((await get('/config/look/page?at=/contact&plain')).text).not.toContain(purple);
    expect((await get('/config/look/page?at=/contact', {})).status).toBe(303);
    expect(await readLook()).toEqual({
      number: 2,
      published: 1,
      look: { 'light-ground': '#660066' },
    });
  });

  it('[2.24c] keeps what was entered where something is no colour, and says so', async () => {
    const { status, text } = await post({
      do: 'publish',
      seen: '0',
      at: '/contact',
      'light-ground': 'mauve',
      'dark-text': '#fefefe',
    });
    expect(status).toBe(400);
    expect(text).toContain('“mauve” is not a colour. Enter one such as #26685a.');
    expect(text).toContain('value="mauve"');
    expect(text).toContain('value="#fefefe"');
    expect(text).toContain('<title>Error: Look');
    expect((await readLook()).number).toBe(0);
  });

  it('[2.24c] starts from a look, and goes back to the theme part by part', async () => {
    const [first] = startingLooks;
    await post({ do: `start@${first?.id}`, seen: '0', 'light-ground': '#660066' });
    expect((await readLook()).look).toEqual(first?.look);
    const sent = { ...first?.look, seen: '2' } as Record<string, string>;
    await post({ ...sent, do: 'reset@light-ground' });
    const { 'light-ground': _ground, ...rest } = first?.look ?? {};
    expect((await readLook()).look).toEqual(rest);
    await post({ do: 'start@theme', seen: '3' });
    expect((await readLook()).look).toEqual({});
  });

  it('leaves out a colour that is the one of the theme: it follows the theme', async () => {
    await post({ do: 'draft', seen: '0', 'light-ground': '#FAF8F5', 'dark-ground': '#000000' });
    expect((await readLook()).look).toEqual({ 'dark-ground': '#000000' });
  });
});

describe('publishing', () => {
  it('[2.24c] shows visitors the look at once, and can be undone', async () => {
    const before = await published();
    const { headers } = await post({ do: 'publish', seen: '0', 'light-ground': '#660066' });
    expect(headers.location).toBe('/config/look?done=published&before=1');
    expect(await published()).toContain(purple);
    const { text } = await get(String(headers.location));
    expect(text).toContain('Published. Visitors see this look now.');
    expect(text).toContain('<input type="hidden" name="number" value="1"/>');
    const undone = await versions({ do: 'publish', number: '1', seen: '2' });
    expect(undone.headers.location).toBe('/config/look?done=publishedAgain');
    expect(await published()).toBe(before);
    expect(await readLook()).toMatchObject({ number: 2, published: 1 });
    await post({ do: 'publish', seen: '2', 'light-ground': '#660066' });
    expect(await readLook()).toMatchObject({ number: 2, published: 2 });
  });

  it('says that nothing was changed where nothing was', async () => {
    const { headers } = await post({ do: 'publish', seen: '0' });
    expect(headers.location).toBe('/config/look?done=unchanged');
  });

  it('[2.24c] is written into the log', async () => {
    await post({ do: 'publish', seen: '0', corners: 'round' });
    const { text } = await get('/config/log');
    expect(text).toContain('Saved a look');
    expect(text).toContain('Published a look');
  });
});

describe('versions', () => {
  it('[2.24c] say who and when, and one is restored as the draft', async () => {
    await post({ do: 'publish', seen: '0', corners: 'round' });
    await post({ do: 'draft', seen: '2', corners: 'square' });
    const { text } = await get('/config/look/versions');
    expect([...text.matchAll(/>Version (\d)</g)].map(([, number]) => number)).toEqual([
      '3',
      '2',
      '1',
    ]);
    expect(text).toContain('Visitors see it');
    expect(text).toContain('Was published');
    expect((await get('/config/look/page?version=2&at=/contact')).text).toContain(
      '--fr-radius-1:10px',
    );
    // Looked at, it is named, and leads back.
    expect(text).toContain('href="/config/look/versions/2"');
    const looked = (await get('/config/look/versions/2')).text;
    for (const part of ['>Version 2 of the look</h1>', 'href="/config/look/versions"', 'Restore<'])
      expect(looked).toContain(part);
    expect(looked).toContain('src="/config/look/page?version=2&amp;at=%2F"');
    const { headers } = await versions({ do: 'restore', number: '2', seen: '3' });
    expect(headers.location).toBe('/config/look?done=restored');
    expect(await readLook()).toEqual({ number: 4, published: 2, look: { corners: 'round' } });
    await versions({ do: 'undo', number: '3', seen: '4' });
    expect((await readLook()).look).toEqual({ corners: 'square' });
  });

  it('are none at first, in words', async () => {
    expect((await get('/config/look/versions')).text).toContain('Nobody has changed the look yet.');
  });

  it('of which one is gone change nothing', async () => {
    const { headers } = await versions({ do: 'restore', number: '9', seen: '0' });
    expect(headers.location).toBe('/config/look?done=gone');
    expect((await get('/config/look/page?version=9')).status).toBe(404);
    expect((await get('/config/look/versions/9')).status).toBe(404);
  });
});

it('[2.24c] of two people neither writes over the other, and both keep what they chose', async () => {
  await post({ do: 'draft', seen: '0', corners: 'round' });
  const { status, text } = await post({ do: 'draft', seen: '0', corners: 'square' });
  expect(status).toBe(409);
  expect(text).toContain('has saved another look meanwhile');
  expect(text).toMatch(/<option value="square" selected="">/);
  expect((await readLook()).look).toEqual({ corners: 'round' });
  expect((await versions({ do: 'restore', number: '1', seen: '0' })).status).toBe(409);
  // The page that says so knows the newest version: saved again, it is written.
  expect(text).toContain('name="seen" value="2"');
  await post({ do: 'draft', seen: '2', corners: 'square' });
  expect((await readLook()).look).toEqual({ corners: 'square' });
});

it('says that visitors do not see the draft where files of the site have brought another look', async () => {
  await post({ do: 'publish', seen: '0', corners: 'round' });
  expect((await get('/config/look')).text).toContain('Visitors see this look.');
  await test.store.saveSite({ id: ids.site, settings });
  expect((await get('/config/look')).text).toContain('This draft is not published yet.');
  const { headers } = await post({ do: 'publish', seen: '2', corners: 'round' });
  expect(headers.location).toContain('done=published');
  expect(await published()).toContain('--fr-radius-1:10px');
});

it('[2.24c] says in words which colours not everybody can tell apart', async () => {
  await post({ do: 'draft', seen: '0', 'light-text-quiet': '#bbbbbb' });
  const { text } = await get('/config/look');
  expect(text).toContain('Colours too faint to read: 2 in light.');
  expect(text).toMatch(/class="wrong" id="light-text-quiet-contrast"[^>]*>Too faint: 1\.8 : 1/);
});

it('[2.24c] offers the fonts that the server has, and those of every device', async () => {
  const { text } = await get('/config/look');
  expect(text).toContain('>Serif of the device<');
  expect(text).not.toContain('>Fraunces<');
});

it('frames pages by their address, and leads to the one that was chosen', async () => {
  const { text, headers } = await get('/config/look?at=/contact');
  expect(text).toContain('src="/config/look/page?at=%2Fcontact"');
  expect(text).not.toContain('srcdoc');
  expect(text).not.toMatch(/ style=/);
  expect(headers['content-security-policy']).toContain("frame-src 'self'");
  expect((await get('/config/look/page?at=/gone')).status).toBe(404);
});

it('is closed to those who may not change the design', async () => {
  cookie = await signIn(test.store, await addAccount(test.store, ['editor']));
  expect((await get('/config/look')).status).toBe(403);
  expect((await post({ do: 'draft', seen: '0' })).status).toBe(403);
});
