import { parseMoney, type CurrencyCode } from '@frontage/commerce-model';
import { categorySchema, tagSchema } from '@frontage/site-model/schema';
import { createHash } from 'node:crypto';
import { productIssues, productLimits } from '../../../shop/catalogue/check-product';
import { productOfFile } from '../../site-files/product-of-file';
import type { ProductFile } from '../../site-files/site-files';
import { slugOfPath } from '../slug-of-path';
import type { FoundProduct, FoundVariant } from './found-product';

/** How the products of a table become those of the shop. */
export interface ProductWish {
  readonly currency: CurrencyCode;
  /** Whether those that buyers saw are shown. */
  readonly publish: boolean;
  /** Gives the file of a picture that was taken. */
  picture(source: string): string | undefined;
}

/** Any id: which one a file gets does not change whether a product is right. */
const someId = '0'.repeat(24);

/**
 * Makes the file of a product from that of a table.
 *
 * @returns what is wrong, as a sentence
 */
export function productFile(found: FoundProduct, wish: ProductWish): ProductFile | string {
  const prices = found.variants.map(({ price }) => amount(price, wish.currency));
  const wrong = found.variants.find((_variant, index) => prices[index] === undefined);
  if (wrong) return `${JSON.stringify(wrong.price)} is no price in ${wish.currency}.`;
  const slug = `shop/${
    slugOfPath(found.handle)
      .replace(/^imported\//, '')
      .split('/')
      .at(-1) ?? ''
  }`;
  const pictures = found.pictures.flatMap(({ source }) => wish.picture(source) ?? []);
  const variants = found.variants.map((variant, index) =>
    variantOf(variant, { slug, index, price: prices[index] ?? 0, currency: wish.currency }),
  );
  const isDigital = found.type === 'digital';
  const [first] = variants;
  const file: ProductFile = {
    name: `products/${slug.replaceAll('/', '-')}.json`,
    createdAt: undefined,
    input: {
      slug,
      currency: wish.currency,
      description: found.description.slice(0, productLimits.description),
      category: categorySchema.safeParse(found.category).success ? found.category : '',
      tags: found.tags
        .filter((tag) => tagSchema.safeParse(tag).success)
        .slice(0, productLimits.tags),
      pictures: [...new Set(pictures)].slice(0, productLimits.pictures),
      variantPictures: picturesOfVariants(found, variants, { ...wish, pictures }),
      state: wish.publish && found.isVisible ? 'published' : 'draft',
      product: {
        title: found.title.slice(0, 500),
        productType: found.type,
        variantOptionOrdering: [
          ...new Set(
            found.variants.flatMap(({ options }) => options.map((option) => option.optionName)),
          ),
        ],
        ...(isDigital
          ? {
              priceCents: first?.priceCents ?? 0,
              salePriceCents: first?.salePriceCents ?? 0,
              onSale: first?.onSale ?? false,
            }
          : { variants }),
      },
    },
  };
  const [issue] = productIssues(productOfFile(file, (name) => someId + name));
  return issue ? `${issue.path.join('.')}: ${issue.message}.` : file;
}

function amount(text: string, currency: CurrencyCode): number | undefined {
  const { money } = parseMoney(text, currency, 'en-US');
  return money && money.cents >= 0 ? money.cents : undefined;
}

function variantOf(
  { sku, salePrice, stock, weightGrams, options }: FoundVariant,
  facts: { slug: string; index: number; price: number; currency: CurrencyCode },
) {
  const sale = salePrice === '' ? undefined : amount(salePrice, facts.currency);
  const key = options.map(({ value }) => value).join('/') || sku || String(facts.index);
  return {
    // Always the same for the same version of the same product.
    id: createHash('sha256').update(`${facts.slug}\n${key}`).digest('hex').slice(0, 24),
    sku: sku.slice(0, 60),
    priceCents: facts.price,
    salePriceCents: sale ?? 0,
    onSale: sale !== undefined,
    unlimited: stock === undefined,
    qtyInStock: stock ?? 0,
    weightGrams,
    optionValues: options.map((option) => ({ ...option })),
  };
}

function picturesOfVariants(
  found: FoundProduct,
  variants: readonly { readonly id: string }[],
  { picture, pictures }: Pick<ProductWish, 'picture'> & { readonly pictures: readonly string[] },
): Record<string, string> {
  const entries = found.variants.flatMap((variant, index) => {
    const file = variant.picture === '' ? undefined : picture(variant.picture);
    const id = variants[index]?.id;
    return file !== undefined && id !== undefined && pictures.includes(file) ? [[id, file]] : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
