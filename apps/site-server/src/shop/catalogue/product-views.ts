import {
  pictureOf,
  type ProductListView,
  type ProductView,
  type ShopDisplay,
} from '@frontage/react-blocks/server';
import { mostShownStock } from '../stock/stock';
import type { FoundProducts, ProductQuery } from './find-products';
import type { StoredProduct } from './products';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { readShopSettings } from '../settings/shop-settings';

/**
 * Products as pages show them.
 *
 * @param store where their pictures are
 * @param site whose they are
 * @param stored products in the currency that they are shown in
 */
export async function productViews(
  store: Pick<Store, 'assets'>,
  site: Site,
  stored: readonly StoredProduct[],
): Promise<ProductView[]> {
  const assets = await store.assets(site.id, [
    ...new Set(stored.flatMap(({ pictures }) => pictures)),
  ]);
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  return stored.map((one) => {
    const { product, currency, slug, description, pictures, category, tags, dimensions } = one;
    return {
      product: {
        ...product,
        variants: product.variants.map((variant) => ({
          ...variant,
          qtyInStock: Math.min(variant.qtyInStock, mostShownStock),
        })),
      },
      currency,
      slug,
      description,
      pictures: pictures.flatMap((id) => pictureOf(byId.get(id)) ?? []),
      category,
      tags,
      dimensions,
      display: displayOf(site, currency),
    };
  });
}

/** What a query found, as lists and calls show it. */
export async function productListView(
  store: Pick<Store, 'assets'>,
  site: Site,
  { filter, currency }: ProductQuery,
  found: FoundProducts,
): Promise<ProductListView> {
  const { total, pages, categories, tags } = found;
  const { currencies } = readShopSettings(site.settings.shop);
  return {
    filter,
    currency,
    currencies,
    products: await productViews(store, site, found.products),
    total,
    pages,
    categories,
    tags,
  };
}

function displayOf({ settings }: Site, currency: StoredProduct['currency']): ShopDisplay {
  const { measurementStandard, scarcityFrom, restockNotices, installments, currencies } =
    readShopSettings(settings.shop);
  return {
    measurementStandard,
    scarcityFrom,
    restockNotices,
    installments: installments[currency] ?? null,
    currencies,
  };
}
