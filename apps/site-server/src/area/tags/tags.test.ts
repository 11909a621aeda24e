import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { postForm } from '../../testing/post-form';
import { ask } from '../../testing/server-fixture';
import { goods, moonJar } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { unescape } from '../../testing/settings-desk';
import { ids } from '../../testing/site-fixture';
import { tagsPath } from './tags-path';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
  await shop.store.saveProduct(ids.site, { ...moonJar, tags: ['blue', 'round'], category: 'Jars' });
  const draft = { ...moonJar, slug: 'shop/draft', state: 'draft' } as const;
  const product = { ...moonJar.product, id: 'draft', title: 'Draft', variants: [] };
  await shop.store.saveProduct(ids.site, {
    ...draft,
    product,
    tags: ['Blue glaze'],
    category: 'Cups',
  });
});
afterEach(() => shop.remove());

const look = async (as = cookie) => ask(shop.server, { url: tagsPath, headers: { cookie: as } });
const post = (url: string, fields: Record<string, string>, as: string) =>
  postForm(shop, url, fields, as);
const rename = (fields: Record<string, string>, as = cookie) => post(tagsPath, fields, as);
const remove = (fields: Record<string, string>, as = cookie) =>
  post(`${tagsPath}/delete`, fields, as);
const jar = () => shop.store.product(ids.site, goods.jar);

describe('[2.24a] the tags and categories of products', () => {
  it('are listed with how many products have each, drafts included', async () => {
    const { product } = moonJar;
    const zebra = { ...moonJar, slug: 'shop/zebra', product: { ...product, id: 'zebra' } };
    await shop.store.saveProduct(ids.site, { ...zebra, tags: ['Zebra', 'Äpfel'] });
    const { text } = await look();
    expect(text).toMatch(/Äpfel[^]*blue[^]*Blue glaze[^]*round[^]*Zebra/);
    for (const name of ['blue', 'round', 'Blue glaze', 'Jars', 'Cups'])
      expect(text).toContain(`aria-label="Name of ${name}"`);
    const editor = await signIn(shop.store, await addAccount(shop.store, ['billing']));
    expect((await look(editor)).status).toBe(403);
  });

  it('get another name on every product that has them, which the log tells', async () => {
    const tag = await rename({ kind: 'tag', 'seen-0': 'blue', 'name-0': ' Cobalt ' });
    expect([tag.status, tag.headers.location]).toEqual([303, `${tagsPath}?renamed=1`]);
    shop.advance(1);
    await rename({ kind: 'category', 'seen-1': 'Jars', 'name-1': 'Vases' });
    expect(await jar()).toMatchObject({ tags: ['Cobalt', 'round'], category: 'Vases' });
    const entries = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 });
    expect(entries.map(({ act, subject, change }) => [act, subject, change?.after])).toEqual([
      ['categoryRenamed', 'Jars', 'Vases'],
      ['tagRenamed', 'blue', 'Cobalt'],
    ]);
    // Only the case changes.
    await rename({ kind: 'tag', 'seen-0': 'Cobalt', 'name-0': 'cobalt' });
    expect((await jar())?.tags).toEqual(['cobalt', 'round']);
  });

  it('[5.17o] are told where there is one of that name already, whatever its case', async () => {
    const tag = await rename({ kind: 'tag', 'seen-0': 'round', 'name-0': 'BLUE' });
    expect([tag.status, tag.text.includes('This tag already exists')]).toEqual([400, true]);
    expect(tag.text).toContain('value="BLUE"');
    const category = await rename({ kind: 'category', 'seen-0': 'Jars', 'name-0': 'cups' });
    expect(category.text).toContain('This category already exists');
    expect(await jar()).toMatchObject({ tags: ['blue', 'round'], category: 'Jars' });
  });

  it('[5.17p] are changed one at a time: two are told so, and both stay entered', async () => {
    const both = { 'seen-0': 'blue', 'name-0': 'red', 'seen-1': 'round', 'name-1': 'flat' };
    const { status, text } = await rename({ kind: 'tag', ...both });
    expect([status, text.includes('You may only edit one tag at a time')]).toEqual([400, true]);
    expect([text.includes('value="red"'), text.includes('value="flat"')]).toEqual([true, true]);
    const categories = { 'seen-0': 'Cups', 'name-0': 'a', 'seen-1': 'Jars', 'name-1': 'b' };
    expect((await rename({ kind: 'category', ...categories })).text).toContain(
      'You may only edit one category at a time',
    );
    expect((await jar())?.tags).toEqual(['blue', 'round']);
  });

  it.each([
    ['tag', 'blue', '', 'Enter 1 to 50 characters.'],
    ['tag', 'blue', 'x'.repeat(51), 'Enter 1 to 50 characters.'],
    ['category', 'Jars', 'x'.repeat(26), 'Enter 1 to 25 characters.'],
  ])('[5.16a] a %s %j is not renamed to %j', async (kind, from, to, wrong) => {
    const { status, text } = await rename({ kind, 'seen-0': from, 'name-0': to });
    expect([status, unescape(text).includes(wrong)]).toEqual([400, true]);
  });

  it('nothing is renamed where nothing was entered, or no product has it', async () => {
    expect(
      (await rename({ kind: 'tag', 'seen-0': 'blue', 'name-0': 'blue' })).headers.location,
    ).toBe(`${tagsPath}?renamed=0`);
    const gone = await rename({ kind: 'tag', 'seen-0': 'gone', 'name-0': 'new' });
    expect(gone.headers.location).toBe(`${tagsPath}?renamed=0`);
  });

  it('are deleted once that was asked: products stay, without it, which the log tells', async () => {
    const { text } = await look();
    expect(text).toContain('value="tag@blue"');
    const asked = await remove({ do: 'tag@blue' });
    expect(unescape(asked.text)).toContain('Delete the tag “blue”?');
    expect(asked.text).toContain('1 product');
    expect((await jar())?.tags).toEqual(['blue', 'round']);
    const done = await remove({ do: 'tag', 'pick@blue': 'on', sure: 'yes' });
    expect([done.status, done.headers.location]).toEqual([303, `${tagsPath}?deleted=1`]);
    shop.advance(1);
    await remove({ do: 'category', 'pick@Jars': 'on', sure: 'yes' });
    expect(await jar()).toMatchObject({ tags: ['round'], category: '' });
    expect((await look()).text).not.toContain('aria-label="Name of blue"');
    const entries = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 9 });
    expect(entries.map(({ act, subject }) => [act, subject])).toEqual([
      ['categoryDeleted', 'Jars'],
      ['tagDeleted', 'blue'],
    ]);
    // Somebody else was quicker, or nobody may.
    expect((await remove({ do: 'tag@blue' })).headers.location).toBe(`${tagsPath}?deleted=0`);
    const billing = await signIn(shop.store, await addAccount(shop.store, ['billing']));
    expect((await remove({ do: 'tag@round' }, billing)).status).toBe(403);
  });
});
