import type { Store } from '@frontage/site-server';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoShop, DemoSite } from '../demo-site';

/**
 * Adds the shop of a site to its store: files, products, coupons, settings. Existing data is not
 * changed.
 *
 * @param store with the site's pictures
 * @param siteId an existing site
 * @param site with the shop's data
 * @param pictures the folder with `rendered/`
 */
export async function seedShop(
  store: Store,
  siteId: string,
  { shop, headerFooter }: DemoSite,
  pictures: string,
): Promise<void> {
  const { files, products, coupons, settings: shopSettings } = shop;
  for (const file of files) {
    const { id, name, alt } = file;
    if (!(await store.asset(siteId, id)))
      await store.saveAsset(await bytesOf(file, pictures), {
        id,
        siteId,
        name,
        alt,
        forBuyers: true,
      });
  }
  const known = new Set(
    (
      await store.products(
        siteId,
        products.map(({ product }) => product.id),
      )
    ).map(({ product }) => product.id),
  );
  for (const product of products.filter(({ product: { id } }) => !known.has(id)))
    await store.saveProduct(siteId, product);

  const stored = await store.findSite('localhost');
  if (stored?.id !== siteId || stored.settings.shop) return;
  for (const coupon of coupons) await store.saveCoupon(siteId, coupon);
  // Last, so that an interrupted start does all of this again.
  const { header, ...footer } = stored.settings.headerFooter;
  const withCart = {
    ...footer,
    header: { ...header, ...(headerFooter.header.cart && { cart: true }) },
  };
  await store.saveSite({
    id: siteId,
    ...(stored.host !== undefined && { host: stored.host }),
    settings: { ...stored.settings, headerFooter: withCart, shop: shopSettings, members },
  });
}

/** Whoever confirms an address may join. */
const members = { joining: 'open' } as const;

async function bytesOf(file: DemoShop['files'][number], pictures: string): Promise<Uint8Array> {
  return 'content' in file
    ? new TextEncoder().encode(file.content)
    : readFile(join(pictures, 'rendered', file.picture));
}
