import type { DemoProduct } from '../../demo-site';
import { seedId } from '../../seed-id';
import { pictureId } from '../slide-draft';

/** One thing that can be bought of a product. */
export interface VariantDraft {
  /** Its own word, unique in the product. */
  id: string;
  /** What tells it apart, by the option's name, such as `{ Glaze: 'Ash' }`. @default nothing */
  values?: Readonly<Record<string, string>>;
  pounds: number;
  /** In pounds. @default no sale */
  sale?: number;
  /** How many there are. @default it does not run out */
  left?: number;
  /** @default not weighed */
  grams?: number;
  /** The file name, without ending, of the one of the product's pictures that shows it. */
  picture?: string;
}

/** A product in few words. */
export interface GoodsDraft extends Pick<
  DemoProduct,
  'category' | 'tags' | 'state' | 'publishAt' | 'taxable' | 'fileId' | 'donation'
> {
  /** The last part of its address, and what its id is made of. */
  name: string;
  title: string;
  /** @default 'physical' */
  type?: DemoProduct['product']['productType'];
  /** A paragraph each. */
  says: readonly string[];
  /** File names without ending, the first one for lists. */
  pictures: readonly string[];
  /** A price in pounds where there is no choice to make, or what there is to choose from. */
  variants: number | readonly VariantDraft[];
  /** How many there are of what has no choice. @default it does not run out */
  left?: number;
  /** Of what has no choice. @default not weighed */
  grams?: number;
  /** Length, width and height in millimetres. @default nobody measured */
  size?: readonly [number, number, number];
  /** How it comes again and again. @default bought once */
  plan?: DemoProduct['product']['subscriptionPlan'];
}

/** The id of a product by the last part of its address. */
export function productId(name: string): string {
  return seedId(`product:${name}`);
}

/**
 * Writes a product as the store takes it, with prices in pounds and in euros.
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
    left: _left,
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

function variantsOf({ variants, left, grams }: GoodsDraft): readonly VariantDraft[] {
  if (typeof variants !== 'number') return variants;
  return [
    {
      id: 'one',
      pounds: variants,
      ...(left !== undefined && { left }),
      ...(grams !== undefined && { grams }),
    },
  ];
}

function writeVariant(
  name: string,
  { id, values = {}, pounds, sale, left, grams = 0 }: VariantDraft,
) {
  return {
    id,
    sku: `${name}-${id}`.toUpperCase(),
    priceCents: pence(pounds),
    ...(sale !== undefined && { salePriceCents: pence(sale), onSale: true }),
    unlimited: left === undefined,
    qtyInStock: left ?? 0,
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
