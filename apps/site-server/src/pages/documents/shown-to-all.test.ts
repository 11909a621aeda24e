import { renderPage } from '@frontage/react-blocks/server';
import type { PageSection } from '@frontage/site-model';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCollectionWithItem } from '../../testing/add-collection-with-item';
import { plainPicture } from '../../testing/sample-pictures';
import { ask } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

let shop: ShopServer;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
});
afterEach(() => shop.remove());

type Block = Parameters<typeof pageDocument>[0];

/** A page whose first section is shown by a toggle, and whose second one has a hidden block. */
function halfHidden(block: NonNullable<Block>) {
  const [toggled, other] = [pageDocument(block), pageDocument(block)].map(
    ({ sections: [section] }) => section,
  ) as [PageSection, PageSection]; // `pageDocument` makes one section
  const hidden = other.blocks.map((one) => ({ ...one, id: 'b'.repeat(24), hidden: true as const }));
  const sections = [
    { ...toggled, shownTo: 'sale=true' },
    { ...other, id: 'section-2', blocks: hidden },
  ];
  return { ...pageDocument(), sections };
}

it('a search finds no page by a product that not everybody sees on it', async () => {
  const block = { type: 'product', data: { productId: goods.jar } };
  await publishNew(shop.store, { slug: 'open', title: 'Open', document: pageDocument(block) });
  await publishNew(shop.store, { slug: 'half', title: 'Half', document: halfHidden(block) });
  const { results } = await shop.store.searchPages(ids.site, 'large', 8);
  expect(results.map(({ url }) => url)).toEqual(['/open']);
});

it('a summary shows no picture that not everybody sees on the page', async () => {
  const bytes = await plainPicture(30, 20, '#a03020').png().toBuffer();
  await shop.store.saveAsset(bytes, { id: ids.asset, siteId: ids.site, name: 'new.png', alt: '' });
  const { collection, item } = await addCollectionWithItem(shop.store);
  const image = { type: 'image', data: { assetId: ids.asset } };
  const document = pageDocument({ type: 'summary', data: { collection } });
  await publishNew(shop.store, { slug: 'glance', title: 'At a glance', document });
  const glance = async (of: typeof document) => {
    const facts = { id: item, siteId: ids.site, slug: 'notes/2026/first', pageType: 50 };
    const page = { ...facts, title: 'First', description: '', collectionId: collection };
    await shop.store.savePage({ ...page, document: of });
    await shop.store.publish(item);
    return (await ask(shop.server, { url: '/glance' })).text.includes('new.png');
  };
  expect([await glance(pageDocument(image)), await glance(halfHidden(image))]).toEqual([
    true,
    false,
  ]);
});
