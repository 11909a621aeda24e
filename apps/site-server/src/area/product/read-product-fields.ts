import { maxSkuLength, type CurrencyCode, type Variant } from '@frontage/commerce-model';
import { isPageSlug } from '@frontage/site-model';
import { maxCategoryLength, maxTagLength } from '@frontage/site-model';
import {
  productLimits,
  productStates,
  type ProductInput,
} from '../../shop/catalogue/check-product';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { mostStock } from '../../shop/stock/stock';
import { readZonedTime } from '../../sites/zoned-time';
import { createFieldReader, type ProductFieldReader } from './product-field-reader';
import { fieldOf, readLines } from '../entries/entry-fields';
import {
  otherCurrencies,
  wholeProduct,
  type ProductFacts,
  type ProductFields,
} from './product-fields';
import { readKindFields } from './read-kind-fields';
import { sayOfProductPage } from './product-page-texts';
import { slugOf } from './slug-of';

/** A product as it was entered. */
export interface ReadProduct {
  readonly input: ProductInput;
  /** What is wrong, by the names of the controls; the input is complete only without any. */
  readonly wrong: ReadonlyMap<string, string>;
}

/**
 * Reads the controls of a product's page.
 *
 * @param fields all controls
 * @param stored the product: what has no control stays as it is there
 * @param facts what else the page shows
 */
export function readProductFields(
  fields: ProductFields,
  stored: StoredProduct,
  facts: ProductFacts,
): ReadProduct {
  const reader = createFieldReader(fields);
  const ids = readLines(fields['variants']);
  const variants = ids.map((id) => readVariant(reader, fields, stored, id));
  if (variants.length > productLimits.variants)
    reader.complain('variants', sayOfProductPage('tooMany', { count: productLimits.variants }));
  const isDigital = stored.product.productType === 'digital';
  const offers = isDigital ? [wholeProduct] : ids;
  const kind = readKindFields(reader, fields, stored);
  const { subscriptionPlan, ...rest } = kind;
  const input: ProductInput = {
    ...readWords(reader, fields),
    ...readPublishing(reader, fields, facts),
    ...rest,
    currency: stored.currency,
    taxable: reader.isOn('taxable'),
    position: reader.whole('position', { min: -1_000_000, max: 1_000_000 }, 0),
    variantPictures: readVariantPictures(fields, ids),
    pricesByCurrency: readOtherPrices(reader, fields, stored, { facts, offers }),
    product: {
      ...stored.product,
      title: reader.text('title', 500),
      variants: isDigital ? [] : variants,
      ...(isDigital && readPrice(reader, stored.currency, wholeProduct)),
      variantOptionOrdering: readOptions(fields).map(({ name }) => name),
      subscriptionPlan,
    },
  };
  if (input.product.title === '') reader.complain('title', sayOfProductPage('wrongTitle'));
  return { input, wrong: reader.wrong };
}

function readWords(
  reader: ProductFieldReader,
  fields: ProductFields,
): Pick<ProductInput, 'slug' | 'description' | 'category' | 'tags' | 'pictures'> {
  const tags = readLines(fields['tags']);
  const slug = reader.text('slug', 200) || slugOf(fields['title'] ?? '');
  if (!isPageSlug(slug) || slug === '') reader.complain('slug', sayOfProductPage('wrongSlug'));
  if (tags.some((tag) => tag.length > maxTagLength))
    reader.complain('tags', sayOfProductPage('wrongTag', { count: maxTagLength }));
  if (new Set(tags.map((tag) => tag.toLowerCase())).size < tags.length)
    reader.complain('tags', sayOfProductPage('sameTag'));
  if (tags.length > productLimits.tags)
    reader.complain('tags', sayOfProductPage('tooMany', { count: productLimits.tags }));
  const pictures = readLines(fields['pictures']);
  if (pictures.length > productLimits.pictures)
    reader.complain('pictures', sayOfProductPage('tooMany', { count: productLimits.pictures }));
  return {
    slug,
    description: reader.text('description', productLimits.description).replaceAll('\r\n', '\n'),
    category: reader.text('category', maxCategoryLength),
    tags,
    pictures,
  };
}

function readPublishing(
  reader: ProductFieldReader,
  fields: ProductFields,
  { timeZone }: ProductFacts,
): Pick<ProductInput, 'state' | 'publishAt'> {
  const state = productStates.find((productState) => productState === fields['state']) ?? 'draft';
  const publishAt = readZonedTime(fields['publish-at'] ?? '', timeZone) ?? null;
  if (state === 'scheduled' && publishAt === null)
    reader.complain('publish-at', sayOfProductPage('wrongTime'));
  return { state, publishAt };
}

/** The options that have a name, with the number of their control. */
function readOptions(fields: ProductFields): { readonly name: string; readonly index: number }[] {
  const numbered = Object.entries(fields).flatMap(([field, value]) => {
    const index = /^option-(\d{1,2})$/.exec(field)?.[1];
    return index === undefined || value.trim() === ''
      ? []
      : [{ name: value.trim(), index: Number(index) }];
  });
  return numbered.sort((a, b) => a.index - b.index);
}

function readVariant(
  reader: ProductFieldReader,
  fields: ProductFields,
  stored: StoredProduct,
  id: string,
): Variant {
  const { productType } = stored.product;
  const isCounted = productType === 'physical' || productType === 'service';
  const unlimited = isCounted && reader.isOn(fieldOf('unlimited', id));
  const stock = { min: 0, max: mostStock };
  return {
    id,
    sku: reader.text(fieldOf('sku', id), maxSkuLength),
    ...readPrice(reader, stored.currency, id),
    unlimited,
    qtyInStock: isCounted && !unlimited ? reader.whole(fieldOf('stock', id), stock, 0) : 0,
    weightGrams: reader.whole(fieldOf('weight', id), { min: 0, max: 10_000_000 }, 0),
    optionValues: readOptions(fields).map(({ name, index }) => ({
      optionName: name,
      value: reader.text(fieldOf(`option-${index}`, id), 200),
    })),
  };
}

function readPrice(reader: ProductFieldReader, currency: CurrencyCode, id: string) {
  const sale = fieldOf('sale', id);
  const onSale = reader.isOn(fieldOf('on-sale', id));
  const salePriceCents = reader.price(sale, currency, 0);
  if (onSale && !reader.isOn(sale)) reader.complain(sale, sayOfProductPage('wrongSale'));
  return { priceCents: reader.price(fieldOf('price', id), currency), salePriceCents, onSale };
}

function readOtherPrices(
  reader: ProductFieldReader,
  fields: ProductFields,
  stored: StoredProduct,
  { facts, offers }: { facts: ProductFacts; offers: readonly string[] },
): ProductInput['pricesByCurrency'] {
  const read = otherCurrencies(stored, facts).map((currency) => {
    const priced = offers.filter((id) => reader.isOn(fieldOf(`price-${currency}`, id)));
    const prices = priced.map((id) => [
      id,
      {
        priceCents: reader.price(fieldOf(`price-${currency}`, id), currency),
        salePriceCents: reader.price(fieldOf(`sale-${currency}`, id), currency, 0),
      },
    ]);
    return [currency, Object.fromEntries(prices)];
  });
  const sold = read.filter(([, prices]) => Object.keys(prices ?? {}).length > 0);
  const unshown = Object.entries(stored.pricesByCurrency).filter(
    ([currency]) => !read.some(([code]) => code === currency),
  );
  return Object.fromEntries([...unshown, ...sold]);
}

function readVariantPictures(fields: ProductFields, ids: readonly string[]) {
  const pictures = readLines(fields['pictures']);
  const chosen = ids.map((id) => [id, fields[fieldOf('picture', id)] ?? ''] as const);
  // A picture that was taken off the product is taken off its variants as well.
  return Object.fromEntries(chosen.filter(([, picture]) => pictures.includes(picture)));
}
