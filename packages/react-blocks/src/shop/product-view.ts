import type { CurrencyCode, InstallmentRule, Product } from '@frontage/commerce-model';
import type { PictureData } from '../picture/picture.parts';
import type { DonationOffer } from './donation-offer';
import type { ProductFilter } from './product-filter';
import type { ProductReviewsView } from './review-view';

/** A store's settings for all of its products. */
export interface ShopDisplay {
  /** The units of weights and sizes [9.05]. */
  readonly measurementStandard: 'imperial' | 'metric';
  /** The stock from which on down a page shows how many are left; 0 for never. */
  readonly scarcityFrom: number;
  /** Whether visitors may ask for a notice when something is back in stock. @default false */
  readonly restockNotices?: boolean;
  /** Whether what is added to the cart leads to its checkout at once. @default false */
  readonly expressCheckout?: boolean | undefined;
  /** When payment by instalments is mentioned; null for never [9.06]. */
  readonly installments: InstallmentRule | null;
  /**
   * The currencies that visitors may choose, the store's own first. @default only that of the
   * prices
   */
  readonly currencies?: readonly CurrencyCode[] | undefined;
}

/** A product as pages show it to everybody: it contains nothing about a visitor. */
export interface ProductView {
  /**
   * Prices in `currency`; `qtyInStock` is the stock available now. More than `scarcityFrom` only
   * means enough.
   */
  readonly product: Product;
  readonly currency: CurrencyCode;
  /** The slug of its page, without a leading slash; '' if it has none. */
  readonly slug: string;
  /** Plain text; a blank line starts a paragraph. */
  readonly description: string;
  /** The first one represents it in lists. */
  readonly pictures: readonly PictureData[];
  /** The index of each variant's picture, by the variant's id. @default none has its own */
  readonly variantPictures?: Readonly<Record<string, number>> | undefined;
  /** The variant in the page's address. @default none: nothing is chosen yet */
  readonly chosenVariant?: string | undefined;
  /** '' for none. */
  readonly category: string;
  readonly tags: readonly string[];
  /** null if unknown. */
  readonly dimensions: {
    readonly lengthMm: number;
    readonly widthMm: number;
    readonly heightMm: number;
  } | null;
  readonly display: ShopDisplay;
  /** What may be given, where it is no purchase but a donation. @default it is bought */
  readonly donation?: (DonationOffer & { readonly currency: CurrencyCode }) | undefined;
  /** Whether what has a plan may be bought once as well. @default false */
  readonly soldOnce?: boolean | undefined;
  /** What buyers say of it. @default none */
  readonly reviews?: ProductReviewsView | undefined;
}

/** What blocks that show a product want beside their page. */
export interface ProductLookUp {
  /** A known product that visitors may see. @default none */
  product?: ((id: string) => ProductView | undefined) | undefined;
}

/** Products of a store, as the answer of `GET /api/commerce/Products` and as a list shows them. */
export interface ProductListView {
  /** The requested filter. */
  readonly filter: ProductFilter;
  readonly currency: CurrencyCode;
  /**
   * The currencies that visitors may choose, the store's own first. @default only that of the
   * prices
   */
  readonly currencies?: readonly CurrencyCode[] | undefined;
  /** The products of the requested page. */
  readonly products: readonly ProductView[];
  /** The number of matches on all pages together; at most `maxCollectionProducts` of site-model. */
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
  /** All choices, whatever is chosen now. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** How many products each choice has. @default untold */
  readonly counts?: ChoiceCounts | undefined;
}

/** How many products of a list each category and tag has, whatever is chosen now. */
export interface ChoiceCounts {
  readonly categories: Readonly<Record<string, number>>;
  readonly tags: Readonly<Record<string, number>>;
}
