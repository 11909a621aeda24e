import { renderPage } from '@frontage/react-blocks/server';
import { pageTypes, type PageBlock, type SiteContext } from '@frontage/site-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host, testServer, type TestServer } from '../testing/server-fixture';
import { ids, pageDocument, publishNew, settings } from '../testing/site-fixture';

const shop = 'c'.repeat(24);
const jug = 'd'.repeat(24);
const { collection, contentItem } = pageTypes.codes;

let test: TestServer;
let contexts: SiteContext[];

beforeEach(async () => {
  contexts = [];
  test = await testServer({
    renderPage: (input) => {
      contexts.push(input.site);
      return renderPage(input);
    },
  });
  await publishNew(test.store, {
    id: shop,
    slug: 'shop',
    title: 'Shop',
    pageType: collection,
    document: documentWith({ type: 'product-list', data: {} }),
  });
  await publishNew(test.store, {
    id: jug,
    slug: 'jug',
    title: 'Jug',
    pageType: contentItem,
    collectionId: shop,
    document: documentWith({ type: 'product', data: { productId: 'e'.repeat(24) } }),
  });
});
afterEach(() => test.remove());

function documentWith(block: Omit<PageBlock, 'id'>) {
  const document = pageDocument();
  document.sections[0]?.blocks.push({ ...block, id: 'b'.repeat(24) });
  return document;
}

/** The context that a page is rendered with. */
async function contextOf(url: string): Promise<Partial<SiteContext>> {
  const { status } = await ask(test.server, { url });
  expect(status).toBe(200);
  const { collection, item, collectionId, itemId, pageType } = contexts.at(-1) ?? {};
  return { collection, item, collectionId, itemId, pageType };
}

const shopCollection = { id: shop, title: 'Shop', fullUrl: '/shop', type: 13, permissionType: 1 };

it('[3.21k] the page of a product is an item of its collection', async () => {
  expect(await contextOf('/jug')).toEqual({
    collection: shopCollection,
    item: { id: jug, title: 'Jug', fullUrl: '/jug', recordType: 11 },
    collectionId: shop,
    itemId: jug,
    pageType: contentItem,
  });
});

it('[3.21k] the page of a collection has the collection and no item', async () => {
  expect(await contextOf('/shop')).toMatchObject({
    collection: shopCollection,
    item: null,
    collectionId: shop,
    itemId: '',
  });
});

it('[3.21k] any other page has neither, whatever the site says of them', async () => {
  const context = { collectionId: shop, itemId: jug, collection: shopCollection };
  await test.store.saveSite({ id: ids.site, host, settings: { ...settings, context } });
  expect(await contextOf('/contact')).toMatchObject({
    collection: null,
    item: null,
    collectionId: '',
    itemId: '',
  });
});

it('[3.21k] who may see a collection is what the site says of it', async () => {
  const context = { collection: { id: shop, permissionType: 3 } };
  await test.store.saveSite({ id: ids.site, host, settings: { ...settings, context } });
  expect((await contextOf('/jug')).collection?.permissionType).toBe(3);
});

it('[3.21k] a collection that is renamed has its new name on the pages of its items', async () => {
  await contextOf('/jug');
  await publishNew(test.store, {
    id: shop,
    slug: 'wares',
    title: 'Wares',
    pageType: collection,
    document: pageDocument(),
  });
  expect((await contextOf('/jug')).collection).toMatchObject({
    title: 'Wares',
    fullUrl: '/wares',
    type: 1,
  });
});

it('[3.05d] [3.05f] a form on the page of an item says so, and who may see its collection', async () => {
  const context = { collection: { id: shop, permissionType: 3 } };
  await test.store.saveSite({ id: ids.site, host, settings: { ...settings, context } });
  await publishNew(test.store, {
    slug: 'ask',
    pageType: contentItem,
    collectionId: shop,
    document: documentWith({ type: 'form', data: { formId: ids.form } }),
  });
  const pageOfForm = async (url: string): Promise<unknown> => {
    const { text } = await ask(test.server, { url });
    const [, json = ''] = /data-form-page="([^"]*)"/.exec(text) ?? [];
    return JSON.parse(json.replaceAll('&quot;', '"'));
  };
  expect(await pageOfForm('/ask')).toMatchObject({ contentSource: 'i', permissionType: 3 });
  expect(await pageOfForm('/contact')).toMatchObject({ contentSource: 'c' });
});

it('an item whose collection is gone is still one', async () => {
  await publishNew(test.store, {
    slug: 'lost',
    pageType: contentItem,
    collectionId: 'f'.repeat(24),
    document: pageDocument(),
  });
  expect(await contextOf('/lost')).toMatchObject({
    collection: null,
    collectionId: 'f'.repeat(24),
    item: { fullUrl: '/lost', recordType: 1 },
  });
});

it('[3.21l] what is for everybody is in the served page', async () => {
  const { text } = await ask(test.server, { url: '/jug' });
  const [, json = ''] = /data-site-context>([^<]*)</.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({ itemId: jug, collection: shopCollection });
});
