import type { SiteStore } from '../app/site-store';
import type { ProductInput } from '../shop/catalogue/check-product';
import { emptyContent } from '../shop/checkout/checkout-cart';
import type { CheckoutContent } from '../shop/checkout/stored-checkout';
import { toJson } from '../store/json-text';
import { ids } from './site-fixture';

/** Ids of the products that `saveShop` puts into a store. */
export const goods = {
  jar: 'jar',
  course: 'course',
  pattern: 'pattern',
  gift: 'gift',
  tea: 'tea',
  hidden: 'hidden',
} as const;

/** A jar in two sizes: 20 small ones, 3 large ones that are on sale. */
export const moonJar: ProductInput = {
  product: {
    id: goods.jar,
    title: 'Moon jar',
    productType: 'physical',
    variants: [
      {
        id: 'small',
        sku: 'MJ-S',
        priceCents: 4_000,
        qtyInStock: 20,
        optionValues: [{ optionName: 'Size', value: 'Small' }],
      },
      {
        id: 'large',
        sku: 'MJ-L',
        priceCents: 9_000,
        salePriceCents: 7_500,
        onSale: true,
        qtyInStock: 3,
        optionValues: [{ optionName: 'Size', value: 'Large' }],
      },
    ],
  },
  currency: 'USD',
  slug: 'shop/moon-jar',
  category: 'Jars',
  tags: ['white', 'glazed'],
  pricesByCurrency: {
    EUR: { small: { priceCents: 3_800 }, large: { priceCents: 8_500, salePriceCents: 7_000 } },
  },
};

const products: readonly ProductInput[] = [
  moonJar,
  {
    product: {
      id: goods.course,
      title: 'Throwing course',
      productType: 'service',
      variants: [{ id: 'seat', priceCents: 12_000, unlimited: true }],
    },
    currency: 'USD',
    slug: 'shop/course',
    category: 'Courses',
  },
  {
    product: { id: goods.pattern, title: 'Glaze book', productType: 'digital', priceCents: 1_500 },
    currency: 'USD',
    slug: 'shop/book',
    pricesByCurrency: { EUR: { '': { priceCents: 1_400 } } },
  },
  {
    product: {
      id: goods.gift,
      title: 'Gift card',
      productType: 'giftCard',
      variants: [{ id: 'fifty', priceCents: 5_000 }],
    },
    currency: 'USD',
    slug: 'shop/gift',
  },
  {
    product: {
      id: goods.tea,
      title: 'Tea club',
      productType: 'physical',
      variants: [{ id: 'box', priceCents: 2_500, unlimited: true }],
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'month' } },
    },
    currency: 'USD',
    slug: 'shop/tea',
  },
  {
    product: {
      id: goods.hidden,
      title: 'Not yet',
      variants: [{ id: 'one', priceCents: 100, qtyInStock: 5 }],
    },
    currency: 'USD',
    slug: 'shop/hidden',
    state: 'draft',
  },
];

/** Puts a shop of every kind of product into the site of the fixtures. */
export async function saveShop(store: Pick<SiteStore, 'saveProduct'>): Promise<void> {
  for (const input of products) await store.saveProduct(ids.site, input);
}

/** A checkout of nothing that nobody has entered anything into. */
export const emptyCheckout: CheckoutContent = {
  cart: emptyContent('USD'),
  email: '',
  address: {
    name: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: '',
    phone: '',
  },
  payment: '',
  donation: null,
  language: 'en-GB',
  origin: 'https://studio.example',
  returnOrigin: 'https://studio.example',
  visitor: '',
};

/** Adds checkouts that can hold stock; answers their ids. */
export async function addCheckouts(
  store: Pick<SiteStore, 'write' | 'createId'>,
  count: number,
): Promise<string[]> {
  const added = Array.from({ length: count }, () => store.createId());
  const row = (id: string) => ({
    id,
    site_id: ids.site,
    kind: 'cart' as const,
    cart_id: null,
    at: 'open' as const,
    version: 0,
    document: toJson(emptyCheckout),
    revision: 0,
    due_at: null,
    created_at: 1,
    updated_at: 1,
    closed_at: null,
  });
  await store.write((db) => db.insertInto('checkout').values(added.map(row)).execute());
  return added;
}

/** How many pieces of a variant are in stock, and how many are held. */
export async function countPieces(
  { read }: Pick<SiteStore, 'read'>,
  productId: string,
  variantId: string,
): Promise<{ stock: number; held: number }> {
  const stock = await read
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  const holds = await read
    .selectFrom('hold')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .execute();
  return {
    stock: stock?.quantity ?? 0,
    held: holds.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Adds a product with so many variants that do not run out, each for a dollar. */
export async function saveProductLine(
  store: Pick<SiteStore, 'saveProduct'>,
  id: string,
  count: number,
): Promise<void> {
  const variants = Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    priceCents: 100,
    unlimited: true,
  }));
  await store.saveProduct(ids.site, {
    product: { id, title: id, productType: 'service', variants },
    currency: 'USD',
    slug: `shop/${id}`,
  });
}
