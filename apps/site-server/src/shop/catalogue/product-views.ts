import {
  pictureOf,
  type ProductListView,
  type ProductView,
  type ShopDisplay,
} from '@frontage/react-blocks/server';
import { findAssets } from '../../pictures/assets';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import { readShopSettings, type ShopSettings } from '../settings/shop-settings';
import { mostShownStock } from '../settings/shop-settings-schema';
import { donationOffer } from './donation-offer';
import type { FoundProducts, ProductQuery } from './find-products';
import type { ProductDisplay } from './product-display';
import type { StoredProduct } from './stored-product';

/** What products are shown from. */
export interface ProductViewSource {
  readonly read: Database;
  readonly productDisplay: ProductDisplay;
}

/**
 * Gives products as pages show them.
 *
 * @param source the reading side, and what other rooms add to how products are shown
 * @param site of the products
 * @param stored products in the displayed currency
 */
export async function productViews(
  { read, productDisplay }: ProductViewSource,
  site: Site,
  stored: readonly StoredProduct[],
): Promise<ProductView[]> {
  const assets = await findAssets(read, site.id, [
    ...new Set(stored.flatMap(({ pictures }) => pictures)),
  ]);
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  return stored.map((sold) => {
    const { product, currency, slug, description, pictures, category, tags, dimensions } = sold;
    const { donation } = sold;
    const shown = pictures.filter((id) => pictureOf(byId.get(id)));
    return {
      product: {
        ...product,
        variants: product.variants.map((variant) => ({
          ...variant,
          qtyInStock: shownStock(variant.qtyInStock, readShopSettings(site.settings)),
        })),
      },
      currency,
      slug,
      description,
      pictures: pictures.flatMap((id) => pictureOf(byId.get(id)) ?? []),
      variantPictures: Object.fromEntries(
        Object.entries(sold.variantPictures).map(([id, picture]) => [id, shown.indexOf(picture)]),
      ),
      ...(donation && {
        donation: { ...donationOffer(donation, product), currency: donation.currency },
      }),
      ...(sold.soldOnce && { soldOnce: true }),
      category,
      tags,
      dimensions,
      display: displayOf(site, currency, productDisplay(site.settings)),
    };
  });
}

/** A shop that never shows the remaining stock only shows whether there is any. */
function shownStock(stock: number, { scarcityFrom }: Pick<ShopSettings, 'scarcityFrom'>): number {
  return scarcityFrom === 0 && stock > 0 ? mostShownStock : Math.min(stock, mostShownStock);
}

/** Gives the result of a query for lists and calls. */
export async function productListView(
  source: ProductViewSource,
  site: Site,
  { filter, currency }: ProductQuery,
  found: FoundProducts,
): Promise<ProductListView> {
  const { total, pages, page, categories, tags, counts } = found;
  const { currencies } = readShopSettings(site.settings);
  return {
    filter: { ...filter, page },
    currency,
    currencies,
    products: await productViews(source, site, found.products),
    total,
    pages,
    categories,
    tags,
    counts,
  };
}

function displayOf(
  { settings }: Site,
  currency: StoredProduct['currency'],
  ofRooms: Partial<ShopDisplay>,
): ShopDisplay {
  const shop = readShopSettings(settings);
  const { measurementStandard, scarcityFrom, installments, currencies } = shop;
  return {
    measurementStandard,
    scarcityFrom,
    ...ofRooms,
    expressCheckout: shop.expressCheckout,
    installments: installments[currency] ?? null,
    currencies,
  };
}
