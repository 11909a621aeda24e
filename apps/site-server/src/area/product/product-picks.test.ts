import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { countPieces, goods } from '../../testing/shop-fixture';
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

const path = '/config/products';
const get = (url: string, as = cookie) => ask(shop.server, { url, headers: { cookie: as } });
const send = (fields: Record<string, string>, as = cookie) =>
  postForm(shop, `${path}/picked?q=a`, fields, as);
/** Sends what is picked, and answers with the page that it leads to. */
const take = async (fields: Record<string, string>) => {
  const { status, headers } = await send(fields);
  expect(status).toBe(303);
  return (await get(String(headers.location))).text;
};
const stateOf = async (id: string) => (await shop.store.product(ids.site, id))?.state;
const picked = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`pick@${name}`, 'on']));
/** The form of a notice, as its button would send it. */
const undoIn = (text: string): Record<string, string> => {
  const [form = ''] = /<form class="notice row".*?<\/form>/s.exec(text) ?? [];
  const inputs = [...form.matchAll(/name="(pick@[^"]*)" value="([^"]*)"/g)];
  return { do: 'undo', ...Object.fromEntries(inputs.map(([, name = '', value]) => [name, value])) };
};

describe('[2.24a] products that are picked', () => {
  it('are taken back and published, are counted, and come back as they were', async () => {
    await shop.store.write((db) =>
      db.updateTable('product').set({ state: 'needsReview' }).where('id', '=', goods.tea).execute(),
    );
    const picks = picked(goods.jar, goods.tea, 'unknown');
    const published = await take({ do: 'publish', ...picks });
    expect(published).toContain('1 product is published.');
    expect([await stateOf(goods.jar), await stateOf(goods.tea)]).toEqual([
      'published',
      'published',
    ]);
    expect(await take(undoIn(published))).toContain('1 product is as before.');
    expect(await stateOf(goods.tea)).toBe('needsReview');
    const back = await take({ do: 'takeBack', ...picked(goods.jar, goods.pattern, goods.tea) });
    expect(back).toContain('2 products are taken back. Visitors no longer see them.');
    expect(await stateOf(goods.jar)).toBe('draft');
    expect(await take(undoIn(back))).toContain('2 products are as before.');
    expect(await stateOf(goods.jar)).toBe('published');
    const filter = { act: 'productChanged' } as const;
    const [entry] = await listAuditEntries(shop.store.read, ids.site, filter, { limit: 9 });
    expect(entry?.change).toBeDefined();
    expect(await take({ do: 'publish', ...picked(goods.jar) })).toContain('Nothing was done');
    expect(await take({ do: 'publish' })).toContain('Nothing was done');
  });

  it('are deleted after one question that names them', async () => {
    const picks = picked(goods.jar, goods.pattern);
    const asked = await send({ do: 'delete', ...picks });
    expect([asked.status, asked.text.includes('Delete 2 products?')]).toEqual([200, true]);
    expect(asked.text).toContain('<li>Moon jar</li>');
    expect(await stateOf(goods.jar)).toBe('published');
    expect(await take({ do: 'delete', sure: 'yes', ...picks })).toContain(
      '2 products are deleted.',
    );
    expect(await stateOf(goods.jar)).toBe(undefined);
    expect(await take({ do: 'delete', ...picks })).toContain('Nothing was done');
    const filter = { act: 'productDeleted' } as const;
    expect(await listAuditEntries(shop.store.read, ids.site, filter, { limit: 9 })).toHaveLength(2);
  });

  it('keep the stock that was entered beside them; what is wrong with it is told first', async () => {
    const stock = { 'row-0': JSON.stringify([goods.jar, 'large', 3]), 'stock-0': '7' };
    const text = await take({ do: 'takeBack', ...picked(goods.jar), ...stock });
    expect(text).toContain('1 product is taken back.');
    expect(text).toContain('Saved the stock of 1 item.');
    expect((await countPieces(shop.store, goods.jar, 'large')).stock).toBe(7);
    const wrong = await send({ do: 'publish', ...picked(goods.jar), ...stock, 'stock-0': 'x' });
    expect([wrong.status, wrong.text.includes('value="x"')]).toEqual([400, true]);
    expect(await stateOf(goods.jar)).toBe('draft');
  });

  it('are for who may change products: others see no boxes', async () => {
    expect((await get(path)).text).toContain('name="pick@jar"');
    const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
    expect((await get(path, editor)).text).not.toContain('name="pick@');
    expect((await send({ do: 'publish', ...picked('hidden') }, editor)).status).toBe(403);
  });
});
