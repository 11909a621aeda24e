import type { CurrencyCode, InstallmentRule, Product } from '@frontage/commerce-model';
import type { PictureData } from '../picture/picture.parts';
import type { DonationOffer } from './donation-offer';
import type { ProductFilter } from './product-filter';
import type { ProductReviewsView } from './review-view';

/** What a store decides for all of its products. */
export interface ShopDisplay {
  /** In which units weights and sizes are written [9.05]. */
  readonly measurementStandard: 'imperial' | 'metric';
  /** From how many pieces down a page tells how many are left; 0 for never. */
  readonly scarcityFrom: number;
  /** Whether visitors may ask to hear when something is back. */
  readonly restockNotices: boolean;
  /** When payment by installments is told of; null for never [9.06]. */
  readonly installments: InstallmentRule | null;
  /**
   * The currencies that visitors may choose from, the store's own first. @default only that of the
   * prices
   */
  readonly currencies?: readonly CurrencyCode[] | undefined;
}

/** A product as pages show it to everybody: nothing of a visitor is in it. */
export interface ProductView {
  /**
   * Prices in `currency`; `qtyInStock` is what can be bought now. More than `scarcityFrom` is only
   * shown as enough.
   */
  readonly product: Product;
  readonly currency: CurrencyCode;
  /** Of its page, without a slash before it; '' where it has none. */
  readonly slug: string;
  /** Plain text; a blank line begins a paragraph. */
  readonly description: string;
  /** The first one stands for it in lists. */
  readonly pictures: readonly PictureData[];
  /** Which of them shows a variant, by its id, from 0. @default none has its own */
  readonly variantPictures?: Readonly<Record<string, number>> | undefined;
  /** The variant that the page's address asks for. @default none: nothing is chosen yet */
  readonly chosenVariant?: string | undefined;
  /** '' for none. */
  readonly category: string;
  readonly tags: readonly string[];
  /** null where nobody measured. */
  readonly dimensions: {
    readonly lengthMm: number;
    readonly widthMm: number;
    readonly heightMm: number;
  } | null;
  readonly display: ShopDisplay;
  /** What may be given, where it is no purchase but a donation. @default it is bought */
  readonly donation?: (DonationOffer & { readonly currency: CurrencyCode }) | undefined;
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
  /** What was asked for. */
  readonly filter: ProductFilter;
  readonly currency: CurrencyCode;
  /**
   * The currencies that visitors may choose from, the store's own first. @default only that of the
   * prices
   */
  readonly currencies?: readonly CurrencyCode[] | undefined;
  /** Those of the page that was asked for. */
  readonly products: readonly ProductView[];
  /** How many fit, on all pages together; at most `maxCollectionProducts` of site-model. */
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
  /** What one may choose from, whatever is chosen now. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}
