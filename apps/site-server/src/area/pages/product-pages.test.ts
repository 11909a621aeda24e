import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '@frontage/react-blocks/server';
import type { EditorData } from '@frontage/site-model/editing';
import { fieldsOf } from '../../testing/fields-of';
import { postForm } from '../../testing/post-form';
import { ask, host } from '../../testing/server-fixture';
import { goods, moonJar } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew, settings } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
let page: string;
let about: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
  const shown = { type: 'product', data: { productId: goods.jar } };
  page = await publishNew(shop.store, {
    slug: 'shop/moon-jar',
    title: 'Moon jar',
    document: pageDocument(shown),
  });
  about = await publishNew(shop.store, {
    slug: 'about',
    title: 'About',
    document: pageDocument(shown),
  });
});
afterEach(() => shop.remove());

const look = (url: string, by = cookie) => ask(shop.server, { url, headers: { cookie: by } });
const post = (url: string, fields: Record<string, string>) => postForm(shop, url, fields, cookie);

/** A post about the page as it is now. */
const act = async (path: string, fields: Record<string, string>) => {
  const { text } = await look(`/config/pages/${page}`);
  const [, revision = '0'] = /name="revision" value="(\d+)"/.exec(text) ?? [];
  return post(`/config/pages/${page}${path}`, { revision, ...fields });
};

const send = (operation: object) =>
  ask(shop.server, {
    method: 'POST',
    url: `/config/pages/${page}/edits`,
    headers: { cookie, 'content-type': 'application/json', origin: `http://${host}` },
    body: JSON.stringify({
      after: 0,
      edits: [{ id: 'a'.repeat(24), step: 'b'.repeat(24), operation }],
    }),
  });

const dataOf = (text: string) =>
  JSON.parse(/data-editor-data="">(.*?)<\/script>/.exec(text)?.[1] ?? '') as EditorData;

describe('who may change the pages of products alone', () => {
  it('[6.06d] opens the editor from the product, and writes, saves and publishes there', async () => {
    const { text: product } = await look(`/config/product/${goods.jar}`);
    expect(product).toContain(`<a href="/config/pages/${page}/edit">Edit its page</a>`);
    const { status, text } = await look(`/config/pages/${page}/edit`);
    expect(status).toBe(200);
    expect(text).toContain('<button class="button">Publish</button>');
    expect(dataOf(text)).toMatchObject({ pageId: page, keepsPatterns: false });
    const [section] = dataOf(text).document.sections;
    const words = { nodes: [{ kind: 'paragraph', words: ['Fired at the tide'] }] };
    const block = { id: 'c'.repeat(24), type: 'text', data: words };
    const at = { section: section?.id, after: null };
    const added = await send({ do: 'addBlock', block, at });
    expect([added.status, added.json]).toMatchObject([
      200,
      { data: { edits: [{ outcome: 'applied' }] } },
    ]);
    expect((await act('/publish', { do: 'publish' })).status).toBe(303);
    expect((await look('/shop/moon-jar', '')).text).toContain('Fired at the tide');
  });

  it('[6.06d] keeps the page while its product is not on it', async () => {
    const data = dataOf((await look(`/config/pages/${page}/edit`)).text);
    const [section] = data.document.sections;
    const at = { section: section?.id, after: null };
    const removed = await send({ do: 'removeBlock', block: section?.blocks[0], at });
    expect([removed.status, removed.json]).toMatchObject([
      200,
      { data: { edits: [{ outcome: 'applied' }] } },
    ]);
    expect((await act('/publish', { do: 'publish' })).status).toBe(303);
    expect((await look(`/config/pages/${page}/edit`)).status).toBe(200);
  });

  it('[6.06d] sees no way to copy, move or delete it, and cannot', async () => {
    const { text } = await look(`/config/pages/${page}`);
    expect(text).toContain('The address is that of the product.');
    for (const none of ['name="slug"', 'value="copy"', 'value="delete"'])
      expect(text).not.toContain(none);
    const saved = await act('', { title: 'Jar', slug: 'elsewhere', description: '' });
    expect(saved.status).toBe(303);
    expect(await shop.store.publishedPage(ids.site, 'shop/moon-jar')).toMatchObject({
      title: 'Jar',
    });
    expect((await act('/publish', { do: 'delete' })).status).toBe(403);
    expect((await act('/draft', { do: 'copy' })).status).toBe(403);
    expect((await act('/draft', { do: 'review' })).status).toBe(303);
  });

  it('[6.06d] reads another page without its buttons, whatever it shows', async () => {
    const { status, text } = await look(`/config/pages/${about}`);
    expect([status, text.includes('name="do"'), text.includes('/edit"')]).toEqual([
      200,
      false,
      false,
    ]);
    expect((await look(`/config/pages/${about}/edit`)).status).toBe(403);
    expect((await look(`/config/pages/${about}/versions`)).text).not.toContain('name="number"');
  });

  it('[6.06d] gets no other page by giving a product its address', async () => {
    const jar = `/config/product/${goods.jar}`;
    const fields = fieldsOf((await look(jar)).text);
    const reply = await post(jar, { ...fields, slug: 'about' });
    expect([reply.status, reply.text.includes('Something else is at this address')]).toEqual([
      400,
      true,
    ]);
    expect((await look(`/config/pages/${about}/edit`)).status).toBe(403);
    // The product of another site is at this address there.
    await shop.store.saveSite({ id: 'second', host: 'two.example', settings });
    const product = { ...moonJar.product, id: 'other' };
    await shop.store.saveProduct('second', { ...moonJar, slug: 'about', product });
    expect((await look(`/config/pages/${about}/edit`)).status).toBe(403);
  });
});
