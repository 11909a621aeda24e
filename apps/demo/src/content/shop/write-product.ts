import type { DemoProduct } from '../../demo-site';
import { seedId } from '../../seed-id';
import { pictureId } from '../slide-draft';

/** One variant of a product. */
export interface VariantDraft {
  /** Its id, unique in the product. */
  id: string;
  /** Its option values, such as `{ Glaze: 'Ash' }`. @default nothing */
  values?: Readonly<Record<string, string>>;
  pounds: number;
  /** In pounds. @default no sale */
  sale?: number;
  /** Its stock. @default it does not run out */
  stock?: number;
  /** @default not weighed */
  grams?: number;
  /** The file name, without extension, of its picture among those of the product. */
  picture?: string;
}

/** A short description of a product. */
export interface GoodsDraft extends Pick<
  DemoProduct,
  'category' | 'tags' | 'state' | 'publishAt' | 'taxable' | 'fileId' | 'donation'
> {
  /** The last part of its address, from which its id is made. */
  name: string;
  title: string;
  /** @default 'physical' */
  type?: DemoProduct['product']['productType'];
  /** One text per paragraph. */
  says: readonly string[];
  /** File names without extension; lists show the first one. */
  pictures: readonly string[];
  /** A price in pounds if there is no choice, else the variants. */
  variants: number | readonly VariantDraft[];
  /** The stock of a product without a choice. @default it does not run out */
  stock?: number;
  /** The weight of a product without a choice. @default not weighed */
  grams?: number;
  /** Length, width and height in millimetres. @default nobody measured */
  size?: readonly [number, number, number];
  /** Its subscription. @default bought once */
  plan?: DemoProduct['product']['subscriptionPlan'];
  /** Whether what has a plan may be bought once as well. @default false */
  soldOnce?: boolean;
}

/** Gives the id of a product by the last part of its address. */
export function productId(name: string): string {
  return seedId(`product:${name}`);
}

/**
 * Creates the stored form of a product, with prices in pounds and in euros.
 *
 * @param goods the product
 * @param position its place among the others
 */
export function writeProduct(goods: GoodsDraft, position: number): DemoProduct {
  const {
    name,
    title,
    type = 'physical',
    says,
    pictures,
    size,
    plan,
    variants: _variants,
    stock: _stock,
    grams: _grams,
    ...rest
  } = goods;
  const drafts = variantsOf(goods);
  const [first] = drafts;
  const isDigital = type === 'digital';
  return {
    ...rest,
    product: {
      id: productId(name),
      title,
      productType: type,
      ...(isDigital
        ? { priceCents: pence(first?.pounds ?? 0) }
        : { variants: drafts.map((draft) => writeVariant(name, draft)) }),
      variantOptionOrdering: Object.keys(first?.values ?? {}),
      ...(plan && { subscriptionPlan: plan }),
    },
    currency: 'GBP',
    slug: `shop/${name}`,
    description: says.join('\n\n'),
    pictures: pictures.map(pictureId),
    variantPictures: Object.fromEntries(
      drafts.flatMap(({ id, picture }) => (picture ? [[id, pictureId(picture)]] : [])),
    ),
    ...(size && { dimensions: { lengthMm: size[0], widthMm: size[1], heightMm: size[2] } }),
    position,
    pricesByCurrency: {
      EUR: Object.fromEntries(
        drafts.map(({ id, pounds, sale = 0 }) => [
          isDigital ? '' : id,
          { priceCents: euroCents(pounds), salePriceCents: euroCents(sale) },
        ]),
      ),
    },
  };
}

function variantsOf({ variants, stock, grams }: GoodsDraft): readonly VariantDraft[] {
  if (typeof variants !== 'number') return variants;
  return [
    {
      id: 'one',
      pounds: variants,
      ...(stock !== undefined && { stock }),
      ...(grams !== undefined && { grams }),
    },
  ];
}

function writeVariant(
  name: string,
  { id, values = {}, pounds, sale, stock, grams = 0 }: VariantDraft,
) {
  return {
    id,
    sku: `${name}-${id}`.toUpperCase(),
    priceCents: pence(pounds),
    ...(sale !== undefined && { salePriceCents: pence(sale), onSale: true }),
    unlimited: stock === undefined,
    qtyInStock: stock ?? 0,
    optionValues: Object.entries(values).map(([optionName, value]) => ({ optionName, value })),
    weightGrams: grams,
  };
}

function pence(pounds: number): number {
  return Math.round(pounds * 100);
}

/** Whole euros: nobody writes a price like €31.27 on a pot. */
function euroCents(pounds: number): number {
  return Math.round(pounds * 1.2) * 100;
}
