import { readShopSettings } from '../../shop/settings/shop-settings';
import type { Site } from '../../sites/site-settings';
import type { PageFile } from '../site-files/site-files';
import type { ImportItem } from './imported-item';
import type { FoundProduct } from './products/found-product';
import { productFile } from './products/product-file';

/** Names a page to those who follow an import. */
export function pageImportItem({ name, slug, pageType }: PageFile): ImportItem {
  const kind = pageType === 'contentItem' ? 'post' : 'page';
  return { kind, name, label: `/${slug}` };
}

/** Names a product to those who follow an import; one that the shop does not take by its row. */
export function productImportItem({ settings }: Site, found: FoundProduct): ImportItem {
  const [currency] = readShopSettings(settings).currencies;
  const file = productFile(found, { currency, publish: false, picture: () => undefined });
  return typeof file === 'string'
    ? { kind: 'product', name: found.from, label: found.title }
    : { kind: 'product', name: file.name, label: `/${file.input.slug}` };
}
