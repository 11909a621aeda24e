import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { staticFont, variableFont } from '../../testing/sample-fonts';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { blackPng } from '../../testing/sample-pictures';

let test: TestServer;
let cookie: string;
beforeEach(async () => {
  test = await testServer({ renderPage });
  cookie = await signIn(test.store, await addAccount(test.store, ['admin']));
});
afterEach(() => test.remove());

const get = (url: string, accept = 'text/html') =>
  ask(test.server, { url, headers: { cookie, accept } });

const post = (url: string, headers: Record<string, string>, body: Buffer | string) =>
  ask(test.server, {
    method: 'POST',
    url,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });

const upload = (name: string, font: Buffer, accept = 'text/html') =>
  post(
    '/config/look/fonts',
    { 'content-type': 'multipart/form-data; boundary=cut', accept },
    Buffer.concat([
      Buffer.from(
        `--cut\r\ncontent-disposition: form-data; name="font"; filename="${name}"\r\ncontent-type: font/woff2\r\n\r\n`,
      ),
      font,
      Buffer.from('\r\n--cut--\r\n'),
    ]),
  );

const list = async () => {
  const { json } = await get('/config/look/fonts', 'application/json');
  return (json as { data: { fonts: { id: string; name: string }[] } }).data.fonts;
};

const choose = (id: string) =>
  post(
    '/config/look',
    { 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams({ do: 'publish', seen: '0', 'display-font': id }).toString(),
  );

it('[2.24c] an own font is added, chosen and served to pages for good', async () => {
  const added = await upload("Ada's Sans.woff2", variableFont);
  expect([added.status, added.headers.location]).toEqual([303, '/config/look?done=fontAdded']);
  const [font] = await list();
  expect(font?.name).toBe("Ada's Sans");
  expect(font?.id).toMatch(/^own-[\da-f]{24}-variable$/);
  expect((await get('/config/look')).text).toContain('Ada&#x27;s Sans</option>');
  await choose(font?.id ?? '');
  const { text } = await get('/contact');
  const [, address = ''] = /src:url\('(\/assets\/[^']+)'\)/.exec(text) ?? [];
  expect(text).toContain(`href="${address}"`);
  expect(text).toContain('font-weight:1 1000;font-display:optional');
  const served = await get(address);
  expect(served.status).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

it('[2.24c] a font of one weight says so, and one that is gone leaves pages as in the theme', async () => {
  await upload('Plain.woff2', staticFont());
  const [font] = await list();
  expect(font?.id).toMatch(/^own-[\da-f]{24}$/);
  const { text: before } = await get('/contact');
  await choose(font?.id ?? '');
  expect((await get('/contact')).text).toContain('font-weight:400;');
  const asset = (font?.id ?? '').slice(4);
  const uses = await get(`/config/files/${asset}`);
  expect(uses.text).toContain('Look: a font');
  await post(
    `/config/files/${asset}/delete`,
    { 'content-type': 'application/x-www-form-urlencoded' },
    'although=on',
  );
  expect((await get('/contact')).text).toBe(before);
});

it('[2.24c] what is no font is refused in words, whatever it is called', async () => {
  const { status, text } = await upload('Font.woff2', blackPng(2, 2));
  expect(status).toBe(400);
  expect(text).toContain('The file Font.woff2 does not appear to be a supported file.');
  const { json } = await upload('Large.woff2', staticFont(400_000), 'application/json');
  expect(json).toEqual({
    data: { wrong: [expect.stringContaining('The font is larger than')] },
  });
  expect(await list()).toEqual([]);
});

it('[8.18r] where the list of fonts does not come the look says so, and keeps the one chosen', async () => {
  await upload('Plain.woff2', staticFont());
  const [font] = await list();
  await choose(font?.id ?? '');
  await test.store.files.remove((font?.id ?? '').slice(4));
  const { status, text } = await get('/config/look');
  expect(status).toBe(200);
  expect(text).toContain('Unable to load fonts');
  expect(text).toMatch(
    new RegExp(`<option value="${font?.id}" selected="">The font that was chosen before`),
  );
});
