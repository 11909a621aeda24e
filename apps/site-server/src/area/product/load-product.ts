import { productTypes, type CurrencyCode, type ProductType } from '@frontage/commerce-model';
import { findAssets, type StoredAsset } from '../../pictures/assets';
import { listAssets } from '../../pictures/list-assets';
import { findProductsById } from '../../shop/catalogue/products';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { readShopSettings } from '../../shop/settings/shop-settings';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import type { ProductFacts } from './product-fields';

/** A product with all that its page shows. */
export interface LoadedProduct {
  readonly stored: StoredProduct;
  /** Whether it is not saved yet. */
  readonly isNew: boolean;
  readonly facts: ProductFacts;
  /** Its pictures, then the newest others, by their id. */
  readonly pictures: ReadonlyMap<string, StoredAsset>;
  /** The files that only buyers may fetch. */
  readonly goods: readonly StoredAsset[];
}

/** How many files are offered. */
const mostOffered = 60;

/** The kinds of products that may be begun. */
export const productKinds: readonly ProductType[] = productTypes;

/**
 * Loads a product with all that its page shows.
 *
 * @param db the reading side or a transaction
 * @param site the site
 * @param id the product
 * @param kind of a new one. @default it is there already
 * @returns undefined if there is none
 */
export async function loadProduct(
  db: Database,
  site: Site,
  id: string,
  kind?: ProductType,
): Promise<LoadedProduct | undefined> {
  const { currencies } = readShopSettings(site.settings);
  const [found] = await findProductsById(db, site.id, [id]);
  const stored = found ?? (kind && blankProduct(site, { id, kind, currency: currencies[0] }));
  if (!stored) return undefined;
  const [chosen, others, goods] = await Promise.all([
    findAssets(db, site.id, stored.pictures),
    listAssets(db, site.id, 'pictures', mostOffered),
    listAssets(db, site.id, 'goods', mostOffered),
  ]);
  const pictures = new Map([...chosen, ...others].map((asset) => [asset.id, asset]));
  const alts = new Map([...pictures].map(([asset, { alt }]) => [asset, alt]));
  const facts = { currencies, timeZone: siteTimeZone(site), alts };
  return { stored, isNew: found === undefined, facts, pictures, goods };
}

function blankProduct(
  site: Site,
  { id, kind, currency }: { id: string; kind: ProductType; currency: CurrencyCode },
): StoredProduct {
  const variant = {
    id: 'one',
    sku: '',
    priceCents: 0,
    salePriceCents: 0,
    onSale: false,
    unlimited: kind === 'service',
    // Something that can be sold at once, and never more often than it is there.
    qtyInStock: 1,
    optionValues: [],
    weightGrams: 0,
  };
  return {
    siteId: site.id,
    product: {
      id,
      title: '',
      productType: kind,
      variants: kind === 'digital' ? [] : [variant],
      priceCents: 0,
      salePriceCents: 0,
      onSale: false,
      variantOptionOrdering: [],
      subscriptionPlan: null,
    },
    currency,
    slug: '',
    description: '',
    pictures: [],
    variantPictures: {},
    tags: [],
    category: '',
    state: 'draft',
    publishAt: null,
    dimensions: null,
    fileId: null,
    taxable: true,
    donation: null,
    soldOnce: false,
    position: 0,
    pricesByCurrency: {},
    createdAt: 0,
    revision: 0,
  };
}
