import { fractionDigits, type CurrencyCode, type Variant } from '@frontage/commerce-model';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { writeZonedTime } from '../../sites/zoned-time';
import { fieldOf, writeLines, type EntryFields } from '../entries/entry-fields';

/** The controls of a product's page by name; a check box that is not checked is ''. */
export type ProductFields = EntryFields;

/** What a product's page needs beside the product. */
export interface ProductFacts {
  /** The currencies of the shop. */
  readonly currencies: readonly CurrencyCode[];
  readonly timeZone: string;
  /** Alternative texts by the id of the picture. */
  readonly alts: ReadonlyMap<string, string>;
}

/** The variant whose controls have the prices of a digital product, which has no variants. */
export const wholeProduct = '';

/** The names of a product's options, in their order. */
export function optionNames({
  variantOptionOrdering,
  variants,
}: Pick<StoredProduct['product'], 'variantOptionOrdering' | 'variants'>): readonly string[] {
  const used = variants.flatMap(({ optionValues }) =>
    optionValues.map(({ optionName }) => optionName),
  );
  return [...new Set([...variantOptionOrdering, ...used])];
}

/** The currencies that a product may be sold in beside its own. */
export function otherCurrencies(
  { currency }: Pick<StoredProduct, 'currency'>,
  { currencies }: Pick<ProductFacts, 'currencies'>,
): readonly CurrencyCode[] {
  return currencies.filter((code) => code !== currency);
}

/**
 * Writes a product into the controls of its page.
 *
 * @param stored the product
 * @param facts what else they show
 */
export function writeProductFields(stored: StoredProduct, facts: ProductFacts): ProductFields {
  const { product, pictures } = stored;
  const options = optionNames(product);
  const isDigital = product.productType === 'digital';
  const offers = isDigital ? [{ ...product, id: wholeProduct }] : product.variants;
  return {
    title: product.title,
    slug: stored.slug,
    description: stored.description,
    category: stored.category,
    tags: writeLines(stored.tags),
    state: stored.state,
    'publish-at': stored.publishAt === null ? '' : writeZonedTime(stored.publishAt, facts.timeZone),
    position: String(stored.position),
    taxable: flag(stored.taxable),
    pictures: writeLines(pictures),
    ...Object.fromEntries(pictures.map((id) => [fieldOf('alt', id), facts.alts.get(id) ?? ''])),
    ...Object.fromEntries(options.map((name, index) => [`option-${index}`, name])),
    variants: writeLines(product.variants.map(({ id }) => id)),
    ...Object.assign(
      {},
      ...product.variants.map((variant) => variantFields(stored, variant, options)),
    ),
    ...Object.assign({}, ...offers.map((offer) => priceFields(stored, offer, facts))),
    ...kindFields(stored),
  };
}

function variantFields(
  { variantPictures }: StoredProduct,
  { id, sku, unlimited, qtyInStock, weightGrams, optionValues }: Variant,
  options: readonly string[],
): ProductFields {
  const values = new Map(optionValues.map(({ optionName, value }) => [optionName, value]));
  return {
    ...Object.fromEntries(
      options.map((name, index) => [fieldOf(`option-${index}`, id), values.get(name) ?? '']),
    ),
    [fieldOf('sku', id)]: sku,
    [fieldOf('unlimited', id)]: flag(unlimited),
    [fieldOf('stock', id)]: unlimited ? '' : String(qtyInStock),
    [fieldOf('weight', id)]: numberOrNothing(weightGrams),
    [fieldOf('picture', id)]: variantPictures[id] ?? '',
  };
}

/** What has a price: a variant, or a digital product itself. */
type Offer = Pick<Variant, 'id' | 'priceCents' | 'salePriceCents' | 'onSale'>;

function priceFields(stored: StoredProduct, offer: Offer, facts: ProductFacts): ProductFields {
  const { id } = offer;
  const others = otherCurrencies(stored, facts).flatMap((currency) => {
    const price = stored.pricesByCurrency[currency]?.[id];
    return [
      [fieldOf(`price-${currency}`, id), price ? writeAmount(price.priceCents, currency) : ''],
      [fieldOf(`sale-${currency}`, id), saleText(price?.salePriceCents ?? 0, currency)],
    ];
  });
  return {
    // A new product costs nothing only if somebody says so.
    [fieldOf('price', id)]:
      stored.revision === 0 ? '' : writeAmount(offer.priceCents, stored.currency),
    [fieldOf('sale', id)]: saleText(offer.salePriceCents, stored.currency),
    [fieldOf('on-sale', id)]: flag(offer.onSale),
    ...Object.fromEntries(others),
  };
}

function kindFields({
  product: { subscriptionPlan: plan },
  soldOnce,
  donation,
  currency,
  dimensions,
  fileId,
}: StoredProduct): ProductFields {
  return {
    'plan-unit': plan?.billingPeriod.unit ?? '',
    'plan-every': String(plan?.billingPeriod.value ?? 1),
    'plan-payments': String(plan?.numBillingCycles ?? 0),
    'sold-once': flag(soldOnce),
    donation: flag(donation !== null),
    amounts: writeLines((donation?.amounts ?? []).map((cents) => writeAmount(cents, currency))),
    'donation-free': flag(donation !== null && donation.free !== null),
    'donation-min': donation?.free ? writeAmount(donation.free.minCents, currency) : '',
    'donation-max': donation?.free ? writeAmount(donation.free.maxCents, currency) : '',
    length: numberOrNothing(dimensions?.lengthMm ?? 0),
    width: numberOrNothing(dimensions?.widthMm ?? 0),
    height: numberOrNothing(dimensions?.heightMm ?? 0),
    file: fileId ?? '',
  };
}

const flag = (is: boolean): string => (is ? 'on' : '');

const numberOrNothing = (value: number): string => (value === 0 ? '' : String(value));

const saleText = (cents: number, currency: CurrencyCode): string =>
  cents === 0 ? '' : writeAmount(cents, currency);

/** Writes an amount as it is entered: digits alone, such as `12.50`. */
export function writeAmount(cents: number, currency: CurrencyCode): string {
  const digits = fractionDigits(currency);
  return (cents / 10 ** digits).toFixed(digits);
}
