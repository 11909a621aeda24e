import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { saveShop } from '../../testing/shop-fixture';
import { pageDocument, publishNew } from '../../testing/site-fixture';

let test: TestServer;
/** The parameters of the second and of the third list. */
let own: string;
let third: string;

beforeEach(async () => {
  test = await testServer({ renderPage });
  await saveShop(test.store);
  const data = { perPage: 1, filters: false, quickView: false } as never;
  const lists = ['product-list', 'product-list', 'product-list'].map((type) => ({ type, data }));
  const document = pageDocument(...lists);
  await publishNew(test.store, { slug: 'shelves', title: 'Shelves', document });
  const ids = document.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  [own, third] = [`page-${ids[1]?.slice(-6)}`, `page-${ids[2]?.slice(-6)}`];
});
afterEach(() => test.remove());

/** What the lists of the page show, and where they lead. */
async function shown(query: string) {
  const { text, status } = await ask(test.server, { url: `/shelves${query}` });
  expect(status).toBe(200);
  const lists = text.split('data-block="product-list"').slice(1);
  return {
    currents: lists.map((list) => Number(/aria-current="page"[^>]*>(\d+)</.exec(list)?.[1])),
    nexts: lists.map((list) => /href="([^"#]*)#[^"]*" rel="next"/.exec(list)?.[1]),
    canonical: /rel="canonical" href="([^"]*)"/.exec(text)?.[1],
  };
}

it('of three lists on a page each turns by a parameter of its own, and keeps the pages of the others', async () => {
  expect(await shown('')).toEqual({
    currents: [1, 1, 1],
    nexts: ['/shelves?page=2', `/shelves?${own}=2`, `/shelves?${third}=2`],
    canonical: '/shelves',
  });
  const turned = await shown(`?${own}=2`);
  expect(turned.currents).toEqual([1, 2, 1]);
  expect(turned.nexts[0]).toBe(`/shelves?page=2&amp;${own}=2`);
  expect(turned.canonical).toBe(`/shelves?${own}=2`);
  const both = await shown(`?page=2&${own}=2&page-abcdef=7`);
  expect(both.currents).toEqual([2, 2, 1]);
  expect(both.nexts[2]).toBe(`/shelves?${third}=2&amp;page=2&amp;${own}=2`);
});
