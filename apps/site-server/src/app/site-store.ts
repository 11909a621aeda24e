import type { FormDefinition } from '@frontage/form-runtime';
import type { SearchAnswer } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import type { Submission } from '../forms/submissions/submissions';
import type { MailState } from '../mail/outbox';
import type { Subscriber } from '../newsletter/subscriber';
import type { PageInput, SavedPage } from '../pages/documents/save-page';
import type { StoredAsset } from '../pictures/assets';
import type { FileStore } from '../files/file-store';
import type { SaveAsset } from '../pictures/save-asset';
import type { ProductInput } from '../shop/catalogue/check-product';
import type { FoundProducts, ProductQuery } from '../shop/catalogue/find-products';
import type { StoredProduct } from '../shop/catalogue/stored-product';
import type { CouponInput } from '../shop/codes/stored-coupon';
import type { StockPieces } from '../shop/stock/stock';
import type { Site } from '../sites/site-settings';
import type { SiteInput } from '../sites/sites';
import type { Store } from '../store/store';

/**
 * What a site is made of: pages, pictures, forms, products, and what visitors sent. For programs
 * that fill a store or look into it; the server itself asks its rooms.
 */
export interface SiteContent {
  /** The site behind a host, or the only one there is. */
  findSite(host: string): Promise<Site | undefined>;
  /** Adds a site or changes its settings. */
  saveSite(input: SiteInput): Promise<void>;
  /** The page that visitors see at an address. */
  publishedPage(siteId: string, slug: string): Promise<PageRecord | undefined>;
  /** The published page of a type, such as the not-found page [2.16]. */
  publishedPageOfType(siteId: string, pageType: number): Promise<PageRecord | undefined>;
  /** Every published page by slug. */
  publishedPages(siteId: string): Promise<PageRecord[]>;
  /** Saves a page as a new version that visitors do not see yet. */
  savePage(input: PageInput): Promise<SavedPage>;
  /** Shows a page's newest version to visitors. */
  publish(pageId: string): Promise<void>;
  /** One picture of a site. */
  asset(siteId: string, assetId: string): Promise<StoredAsset | undefined>;
  /** Several pictures; unknown ids are left out. */
  assets(siteId: string, assetIds: readonly string[]): Promise<StoredAsset[]>;
  /** See `SaveAsset`. */
  saveAsset: SaveAsset;
  /** One form of a site. */
  form(siteId: string, formId: string): Promise<FormDefinition | undefined>;
  /** Several forms; unknown ids are left out. */
  forms(siteId: string, formIds: readonly string[]): Promise<FormDefinition[]>;
  /** Adds a form or changes it; its id is the definition's. */
  saveForm(siteId: string, definition: FormDefinition): Promise<void>;
  /** Deletes a form: nothing more can be sent to it; what was sent stays. */
  deleteForm(siteId: string, formId: string): Promise<void>;
  /** How the newest mails of a site are getting on. */
  mails(siteId: string): Promise<MailState[]>;
  /** Everybody who was entered into a newsletter form; only the confirmed ones want mail. */
  subscribers(formId: string): Promise<Subscriber[]>;
  /** What visitors sent to a form, oldest first. */
  submissions(formId: string): Promise<Submission[]>;
  /** Adds a product or changes it; its id is the product's. */
  saveProduct(siteId: string, input: ProductInput): Promise<void>;
  /** One product, in any state, with the stock there is now. */
  product(siteId: string, productId: string): Promise<StoredProduct | undefined>;
  /** Several products; unknown ids are left out. */
  products(siteId: string, productIds: readonly string[]): Promise<StoredProduct[]>;
  /** The products that visitors see and that a filter lets through. */
  findProducts(siteId: string, asked: ProductQuery): Promise<FoundProducts>;
  /**
   * Sets how many of a limited variant can be bought; a server tells those who wait for it, by
   * mail. Throws for what is not counted.
   */
  setStock(siteId: string, stock: StockPieces): Promise<void>;
  /** Adds a coupon, or changes the one of that code. */
  saveCoupon(siteId: string, input: CouponInput): Promise<void>;
  /** Searches the published pages. */
  searchPages(siteId: string, query: string, limit: number): Promise<SearchAnswer>;
}

/** A store with the files beside its database and the content of its sites. */
export interface SiteStore extends Store, SiteContent {
  /** The original files of pictures. */
  readonly files: FileStore;
  /** The files of visitors. */
  readonly uploads: FileStore;
}
