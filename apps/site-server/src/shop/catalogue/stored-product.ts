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
  /** With prices in `currency`, and the stock there is now. */
  product: Product;
  currency: CurrencyCode;
  /** Of its page, such as `shop/moon-jar`. */
  slug: string;
  /** Plain text; an empty line parts paragraphs. */
  description: string;
  /** Assets, the first one for lists. */
  pictures: readonly string[];
  /** Which of them shows a variant, by its id; a choice of that variant shows it. */
  variantPictures: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** `''` for none. */
  category: string;
  state: (typeof productStates)[number];
  /** UTC milliseconds. */
  publishAt: number | null;
  /** Of the parcel, in millimetres. */
  dimensions: { lengthMm: number; widthMm: number; heightMm: number } | null;
  /** The asset that buyers of a digital product may fetch. */
  fileId: string | null;
  /** Whether taxes apply. */
  taxable: boolean;
  /**
   * What may be given, minor units of a currency, which is the product's own: suggested amounts, and
   * within which limits another; by the product's plan where one gives regularly. Null for what is no
   * donation.
   */
  donation: {
    currency: CurrencyCode;
    amounts: readonly number[];
    free: { minCents: number; maxCents: number } | null;
  } | null;
  /** Its place among the products of its site: smaller ones come first. */
  position: number;
  /** Prices in further currencies; what has none there is not sold in it. */
  pricesByCurrency: Readonly<Partial<Record<CurrencyCode, PriceList>>>;
  /** UTC milliseconds. */
  createdAt: number;
  /** Counts its changes. */
  revision: number;
}

/** What the column `document` keeps of a product. */
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
