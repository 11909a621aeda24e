import type { CurrencyCode, Product } from '@frontage/commerce-model';
import type { productStates } from './check-product';

/** What a variant costs in a currency, minor units. */
export interface VariantPrice {
  priceCents: number;
  salePriceCents: number;
}

/** Prices by variant id; `''` stands for a digital product itself. */
export type PriceList = Readonly<Record<string, VariantPrice>>;

/** A product as its owner saved it. */
export interface StoredProduct {
  siteId: string;
  /** With prices in `currency`, and the current stock. */
  product: Product;
  currency: CurrencyCode;
  /** The slug of its page, such as `shop/moon-jar`. */
  slug: string;
  /** Plain text; an empty line separates paragraphs. */
  description: string;
  /** Asset ids; lists show the first one. */
  pictures: readonly string[];
  /** The picture of each variant, by the variant's id; choosing the variant shows it. */
  variantPictures: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** `''` for none. */
  category: string;
  state: (typeof productStates)[number];
  /** UTC milliseconds. */
  publishAt: number | null;
  /** The dimensions of the parcel, in millimetres. */
  dimensions: { lengthMm: number; widthMm: number; heightMm: number } | null;
  /** The asset that buyers of a digital product may download. */
  fileId: string | null;
  /** Whether taxes apply. */
  taxable: boolean;
  /**
   * The donations that it accepts, minor units of the product's own currency: suggested amounts,
   * and the limits of other amounts; regular donations follow the product's plan. Null if it is not
   * a donation.
   */
  donation: {
    currency: CurrencyCode;
    amounts: readonly number[];
    free: { minCents: number; maxCents: number } | null;
  } | null;
  /** Whether what has a plan may be bought once as well. */
  soldOnce: boolean;
  /** Its position among the products of its site, in ascending order. */
  position: number;
  /** Prices in further currencies; a variant without one is not sold in that currency. */
  pricesByCurrency: Readonly<Partial<Record<CurrencyCode, PriceList>>>;
  /** UTC milliseconds. */
  createdAt: number;
  /** Counts its changes. */
  revision: number;
}

/** What the column `document` stores of a product. */
export type ProductDocument = Omit<
  StoredProduct,
  | 'siteId'
  | 'slug'
  | 'category'
  | 'state'
  | 'publishAt'
  | 'createdAt'
  | 'revision'
  | 'variantPictures'
> &
  Partial<Pick<StoredProduct, 'variantPictures'>>;
