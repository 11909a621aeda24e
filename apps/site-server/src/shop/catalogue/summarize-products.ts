import { createMoney, formatMoney, productPrices } from '@frontage/commerce-model';
import { pictureOf, type ItemListView, type ItemView } from '@frontage/react-blocks/server';
import type { Asset } from '@frontage/site-model';
import { findAssets } from '../../pictures/assets';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Store } from '../../store/store';
import { findProducts } from './find-products';
import type { ProductBlocks } from './product-blocks';
import type { StoredProduct } from './stored-product';

/** The filter of a summary, which nobody sets. */
const all = {
  category: '',
  tag: '',
  minCents: null,
  maxCents: null,
  inStock: false,
  onSale: false,
  sort: 'featured',
  page: 1,
} as const;

/** What products are shown for. */
export interface SummaryAsk {
  readonly site: Site;
  readonly currency: StoredProduct['currency'];
  /** The page's language tag. */
  readonly locale: string;
}

/**
 * Gives the products that a summary shows: those that visitors may see, of its category and tag, in
 * its order, as many as it shows at once.
 *
 * @returns also when the next of them appears, UTC milliseconds; null for never
 */
export async function summarizeProducts(
  { read, now }: Pick<Store, 'read' | 'now'>,
  { site, currency, locale }: SummaryAsk,
  { id, data }: ProductBlocks['summaries'][number],
): Promise<{ readonly id: string; readonly view: ItemListView; readonly nextAt: number | null }> {
  const { category, tag, sort, pageSize: perPage } = data;
  const order = { sort, locale: site.settings.locale };
  const query = { currency, filter: all, within: { category, tag }, perPage, ...order };
  const { products, nextAt } = await findProducts(read, site.id, query, now());
  const shown = products.flatMap(({ pictures }) => pictures.slice(0, 1));
  const assets = await findAssets(read, site.id, [...new Set(shown)]);
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const items = products.map((stored) => viewProduct(stored, byId, locale));
  return {
    id,
    nextAt,
    view: {
      kind: 'notes',
      isOfProducts: true,
      path: '',
      timeZone: siteTimeZone(site),
      filter: { category: '', tag: '', isPast: false, page: 1 },
      items,
      total: items.length,
      pages: 1,
      categories: [],
      tags: [],
    },
  };
}

function viewProduct(
  { product, currency, slug, description, pictures, category, tags, donation }: StoredProduct,
  assets: ReadonlyMap<string, Asset>,
  locale: string,
): ItemView {
  const { fromCents, varied } = productPrices(product);
  const [first] = pictures;
  return {
    href: `/${slug}`,
    title: product.title,
    description: description.split('\n\n')[0] ?? '',
    startsAt: 0,
    endsAt: null,
    category,
    tags,
    picture: first === undefined ? undefined : pictureOf(assets.get(first), ''),
    // What is given is for the giver to say.
    ...(!donation && {
      price: { text: formatMoney(createMoney(fromCents, currency), locale), isFrom: varied },
    }),
  };
}
