import {
  currencyCodes,
  isPrice,
  isSku,
  maxSkuLength,
  type Plan,
  type Product,
  type Variant,
} from '@frontage/commerce-model';
import { productSchema } from '@frontage/commerce-model/schema';
import { isPageSlug } from '@frontage/site-model';
import { categorySchema, tagSchema } from '@frontage/site-model/schema';
import * as z from 'zod';
import { isStorable } from '../../store/is-storable';

/**
 * Whether visitors can see a product [4.17a]: `scheduled` ones from their `publishAt` on. Drafts,
 * and products that somebody has yet to look at, are not shown.
 */
export const productStates = ['published', 'scheduled', 'needsReview', 'draft'] as const;

/** The limits of a product; tags and categories have the lengths of all sites [9.08]. */
export const productLimits = {
  tags: 50,
  pictures: 30,
  variants: 250,
  description: 20_000,
} as const;

const text = (most: number) => storable(z.string().max(most, `wants at most ${most} characters`));
const storable = (words: z.ZodString) =>
  words.refine(isStorable, 'has a character that cannot be stored');
const id = text(100).min(1);
const cents = z.number().refine(isPrice, 'not a price');
const priceList = z.record(
  z.string(),
  z.object({ priceCents: cents, salePriceCents: cents.default(0) }),
);

const schema = z
  .object({
    product: productSchema,
    currency: z.enum(currencyCodes),
    slug: z.string().refine((slug) => slug !== '' && isPageSlug(slug), 'not an address for a page'),
    description: text(productLimits.description).default(''),
    pictures: z
      .array(id)
      .max(productLimits.pictures, `wants at most ${productLimits.pictures} pictures`)
      .default([]),
    variantPictures: z.record(id, id).default({}),
    tags: z
      .array(storable(tagSchema))
      .max(productLimits.tags, `wants at most ${productLimits.tags} tags`)
      .default([]),
    category: storable(categorySchema).default(''),
    state: z.enum(productStates).default('published'),
    publishAt: z.int().min(0).nullable().default(null),
    dimensions: z
      .object({ lengthMm: z.int().min(0), widthMm: z.int().min(0), heightMm: z.int().min(0) })
      .nullable()
      .default(null),
    fileId: id.nullable().default(null),
    taxable: z.boolean().default(true),
    donation: z
      .object({
        amounts: z.array(cents).max(20).default([]),
        free: z.object({ minCents: cents, maxCents: cents }).nullable().default(null),
      })
      .nullable()
      .default(null),
    soldOnce: z.boolean().default(false),
    position: z.int().default(0),
    pricesByCurrency: z.partialRecord(z.enum(currencyCodes), priceList).default({}),
  })
  .superRefine(({ product, state, publishAt, pictures, variantPictures }, context) => {
    const complain = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path: ['product', ...path], message });
    const { variants } = product;
    if (!id.safeParse(product.id).success) complain(['id'], 'missing, or too long');
    if (!text(500).min(1).safeParse(product.title).success)
      complain(['title'], 'missing, or too long');
    if (variants.length > productLimits.variants)
      complain(['variants'], `more than ${productLimits.variants}`);
    if (variants.some((variant) => !id.safeParse(variant.id).success))
      complain(['variants'], 'each needs an id');
    if (new Set(variants.map((variant) => variant.id)).size < variants.length)
      complain(['variants'], 'two have the same id');
    if (variants.some(({ sku }) => sku !== '' && !isSku(sku)))
      complain(['variants'], `a sku is longer than ${maxSkuLength}`);
    if (product.productType === 'digital' && variants.length > 0)
      complain(['variants'], 'a digital product has none');
    for (const [variantId, picture] of Object.entries(variantPictures)) {
      const complainOfPicture = (message: string) =>
        context.addIssue({ code: 'custom', path: ['variantPictures', variantId], message });
      if (!variants.some((variant) => variant.id === variantId))
        complainOfPicture('there is no such variant');
      else if (!pictures.includes(picture))
        complainOfPicture('wants one of the pictures of the product');
    }
    if (state === 'scheduled' && publishAt === null)
      complain(['publishAt'], 'a scheduled product needs the time');
  });

/** A product itself; missing fields have their defaults. */
export interface ProductDraft extends Partial<Omit<Product, 'variants' | 'subscriptionPlan'>> {
  id: string;
  title: string;
  variants?: readonly (Partial<Variant> & { id: string })[];
  subscriptionPlan?: { billingPeriod: Plan['billingPeriod']; numBillingCycles?: number } | null;
}

/** An owner's input for a product; missing fields have their defaults. */
export type ProductInput = Omit<z.input<typeof schema>, 'product'> & { product: ProductDraft };

/**
 * Says what is wrong with an input for a product, field by field; nothing is wrong with a good one.
 *
 * @param input of any shape, such as the content of a file
 */
export function productIssues(input: unknown): readonly z.core.$ZodIssue[] {
  return schema.safeParse(input).error?.issues ?? [];
}

/**
 * Fills in the defaults of a product.
 *
 * @throws if it is not valid; the message names the field
 */
export function checkProduct(input: ProductInput) {
  const { success, data, error } = schema.safeParse(input);
  if (success)
    return {
      ...data,
      donation: data.donation && { ...data.donation, currency: data.currency },
    };
  const [issue] = error.issues;
  throw new Error(
    `[site-server] not a product: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}. Nothing was saved.`,
  );
}
