import { afterEach, beforeEach, expect, it } from 'vitest';
import { fieldsOf } from '../../testing/fields-of';
import { postForm } from '../../testing/post-form';
import { ask, host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
});
afterEach(() => shop.remove());

const jar = `/config/product/${goods.jar}`;
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" width="4" height="2"></svg>',
);

const send = (
  fields: Readonly<Record<string, string>>,
  files: readonly (readonly [name: string, content: Buffer])[],
  accept = 'text/html',
) => {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => [`name="${name}"`, value] as const),
    ...files.map(
      ([name, content]) => [`name="new-pictures"; filename="${name}"`, content] as const,
    ),
  ];
  return ask(shop.server, {
    method: 'POST',
    url: `${jar}/pictures`,
    headers: {
      cookie,
      accept,
      origin: `http://${host}`,
      'content-type': 'multipart/form-data; boundary=xyz',
    },
    body: Buffer.concat([
      ...parts.flatMap(([head, value]) => [
        Buffer.from(`--xyz\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(value),
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--xyz--\r\n'),
    ]),
  });
};
const open = async () => fieldsOf((await ask(shop.server, { url: jar, headers: { cookie } })).text);
const picturesOf = async () => (await shop.store.product(ids.site, goods.jar))?.pictures;

it('adds several pictures at once, in their order, and keeps what was typed; saving stores them', async () => {
  const before = (await picturesOf()) ?? [];
  const fields = { ...(await open()), title: 'Typed', do: 'upload' };
  const { status, text } = await send(fields, [
    ['one.svg', svg],
    ['two.svg', svg],
  ]);
  expect(status).toBe(200);
  expect(text).toContain('Nothing is saved yet.');
  const shown = fieldsOf(text);
  const added = (shown['pictures'] ?? '').split('\n').filter((id) => !before.includes(id));
  expect([shown['title'], added.length, await picturesOf()]).toEqual(['Typed', 2, before]);
  const names = added.map((id) => new RegExp(`/assets/${id}/(\\w+).svg`).exec(text)?.[1]);
  expect(names).toEqual(['one', 'two']);
  const saved = await postForm(
    shop,
    jar,
    { ...shown, [`alt@${added[0]}`]: 'A line', do: 'save' },
    cookie,
  );
  expect(saved.status).toBe(303);
  expect(await picturesOf()).toEqual([...before, ...added]);
  expect(await shop.store.asset(ids.site, added[0] ?? '')).toMatchObject({ alt: 'A line' });
});

it('says what is wrong with a file, and adds the others', async () => {
  const fields = { ...(await open()), do: 'upload' };
  const { status, text } = await send(fields, [
    ['notes.txt', Buffer.from('hello')],
    ['one.svg', svg],
  ]);
  expect([status, /<title>Error: /.test(text)]).toEqual([400, true]);
  expect(text).toContain('The file notes.txt does not appear to be a supported file.');
  expect(text).toContain('one.svg');
  expect((await send(fields, [])).text).toContain('Choose at least one picture.');
});

it('gives a script the ids, which its form brings back', async () => {
  const { json } = await send({}, [['one.svg', svg]], 'application/json');
  const { ids: added = [], wrong } = Object(json).data as { ids?: string[]; wrong: string[] };
  expect([added.length, wrong]).toEqual([1, []]);
  const fields = { ...(await open()), pictures: added.join('\n') };
  const { text } = await send({ ...fields, do: `add-picture@${added[0]}` }, []);
  expect(fieldsOf(text)['pictures']).toBe(added[0]);
});
