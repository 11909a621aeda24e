import { renderPage } from '@frontage/react-blocks/server';
import type { ContributorRole } from '@frontage/site-model/enums';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allActions } from '../../app/all-actions';
import { addMember } from '../../testing/add-member';
import { addMessage } from '../../testing/add-message';
import { plainPicture } from '../../testing/sample-pictures';
import { ask } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { goodValues, ids, pageDocument, publishNew } from '../../testing/site-fixture';
import { moonJar } from '../../testing/shop-fixture';
import { storeAsset } from '../../testing/store-asset';
import { areaSections } from '../../app/room-hooks';
import { findMenuPath } from '../find-script';
import type { FoundGroup } from '../render-found';
import { areaActs } from './area-acts';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const look = (q: string, by = cookie) =>
  ask(shop.server, {
    url: `/config/find?${new URLSearchParams({ q }).toString()}`,
    headers: { cookie: by },
  });

async function found(q: string, by = cookie, part = ''): Promise<readonly FoundGroup[]> {
  const { text } = await ask(shop.server, {
    url: `/config/find?${new URLSearchParams({ q, part }).toString()}`,
    headers: { cookie: by, accept: 'application/json' },
  });
  const { data } = JSON.parse(text) as { data: { groups: FoundGroup[] } }; // as the action declares
  return data.groups;
}

const titles = (groups: readonly FoundGroup[]) => groups.map(({ title }) => title);
const hrefs = (groups: readonly FoundGroup[]) =>
  groups.flatMap(({ entries }) => entries.map(({ href }) => href));

describe('what the menu finds', () => {
  it('is what has all words, of every kind, and each leads to a page', async () => {
    await addMember(shop.store, 'potter@jar.example');
    await addMessage(shop.store, { values: { ...goodValues, 'textarea-1': 'A jar, please' } });
    const groups = await found('jar');
    expect(titles(groups)).toEqual(expect.arrayContaining(['Products', 'Messages', 'Members']));
    for (const href of hrefs(groups)) {
      const { status } = await ask(shop.server, { url: href, headers: { cookie } });
      expect([href, status]).toEqual([href, 200]);
    }
    expect(titles(await found('jar nobody-has-this'))).toEqual([]);
    expect((await found('')).flatMap(({ all }) => all ?? [])).toEqual([]);
  });

  it('comes in three parts, which are the whole', async () => {
    await addMember(shop.store, 'potter@jar.example');
    await addMessage(shop.store, { values: { ...goodValues, 'textarea-1': 'A jar, please' } });
    await storeAsset(shop, await plainPicture(8, 8).png().toBuffer(), 'jar.png');
    const first = await found('jar', cookie, 'first');
    expect(titles(first)).toContain('Products');
    const second = await found('jar', cookie, 'second');
    expect(titles(second)).toEqual(['Messages', 'Members']);
    const third = await found('jar', cookie, 'third');
    expect(titles(third)).toEqual(['Files']);
    expect([...first, ...second, ...third]).toEqual(await found('jar'));
  });

  it('has first what is called so, whatever is newer in its category', async () => {
    const add = (id: string, title: string, category: string) =>
      shop.store.saveProduct(ids.site, {
        ...moonJar,
        slug: `shop/${id}`,
        category,
        product: { ...moonJar.product, id, title, variants: [] },
      });
    await add('jug', 'Two-litre jug', 'Pouring');
    await add('juggler', 'Bejugged 100% cup', 'Cups');
    await add('kettle', 'Kitchen teapot', 'Jars and jugs');
    const products = async (q: string) =>
      (await found(q)).find(({ title }) => title === 'Products')?.entries.map(({ text }) => text);
    expect(await products('jug')).toEqual(['Two-litre jug', 'Bejugged 100% cup', 'Kitchen teapot']);
    expect(await products('jug two')).toEqual(['Two-litre jug']);
    expect(await products('100%')).toEqual(['Bejugged 100% cup']);
    for (const [slug, title] of [
      ['a-visit', 'Where we are'],
      ['z', 'Visit us'],
    ] as const)
      await publishNew(shop.store, { slug, title, document: pageDocument() });
    const [pages] = (await found('visit')).filter(({ title }) => title === 'Pages');
    expect(pages?.entries.map(({ text }) => text)).toEqual(['Visit us', 'Where we are']);
  });

  it('leads from each kind to the list with all that match', async () => {
    await addMember(shop.store, 'ada&eve@jar.example');
    const [members] = (await found('ada&eve')).filter(({ title }) => title === 'Members');
    const { text } = await ask(shop.server, { url: members?.all ?? '', headers: { cookie } });
    expect(text).toContain('ada&amp;eve@jar.example');
  });

  it('is only what somebody may open', async () => {
    await addMember(shop.store, 'potter@jar.example');
    await addMessage(shop.store);
    const finds = async (role: ContributorRole, q: string) =>
      titles(await found(q, await signIn(shop.store, await addAccount(shop.store, [role]))));
    expect(await finds('billing', 'jar')).toEqual([]);
    expect(await finds('editor', 'example')).not.toContain('Members');
    expect(await finds('moderator', 'product')).not.toContain('Actions');
    const headers = { accept: 'application/json' };
    expect((await ask(shop.server, { url: '/config/find?q=jar', headers })).status).toBe(401);
  });

  it('is escaped, and says where there is nothing', async () => {
    const { status, text } = await look('<script>alert(1)</script>');
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('Nothing found.');
  });
});

describe('what the menu offers to do', () => {
  const pages = allActions.flatMap(({ who, addresses }) =>
    addresses.flatMap(({ method, url }) => (method === 'GET' ? [{ url, who }] : [])),
  );

  it.each(areaActs)('$text: its address asks for what the menu says', ({ path, needs }) => {
    const who = needs === undefined ? 'contributor' : `permission:${needs}`;
    expect(pages).toContainEqual({ url: path, who });
  });

  it('each section that somebody sees is there too', async () => {
    const role = await signIn(shop.store, await addAccount(shop.store, ['editor']));
    const [sections] = await found('', role);
    const all = areaSections(['config.readContent']).flatMap((group) => group.sections);
    expect(sections?.entries.map(({ href }) => href)).toEqual(
      expect.arrayContaining(all.map(({ path }) => path)),
    );
  });
});

it('every page of the area opens it by a script that it allows, kept for good', async () => {
  const { text, headers } = await look('');
  const [, address = ''] = /"(\/config\/find\/menu[^"]+)"/.exec(text) ?? [];
  expect(address.startsWith(`${findMenuPath}?v=`)).toBe(true);
  expect(headers['content-security-policy']).toMatch(
    /script-src ('sha256-[^']+' )+'strict-dynamic'/,
  );
  const script = await ask(shop.server, { url: address });
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.text).toContain("document.querySelector('#find')");
});
