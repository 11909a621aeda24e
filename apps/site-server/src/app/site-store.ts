import type { FormDefinition } from '@frontage/form-runtime';
import type { SearchAnswer } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import type { Submission } from '../forms/submissions/submissions';
import type { MailState } from '../mail/mails';
import type { Subscriber } from '../newsletter/subscriber';
import type { PageInput, SavedPage } from '../pages/documents/save-page';
import type { Collection } from '../pages/items/collections';
import type { Item } from '../pages/items/items';
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
 * The content of sites: pages, pictures, forms, products, and what visitors sent. For programs that
 * fill or inspect a store; the server itself uses its rooms.
 */
export interface SiteContent {
  /** Finds the site of a host, or the only one. */
  findSite(host: string): Promise<Site | undefined>;
  /** Adds a site or changes its settings. */
  saveSite(input: SiteInput): Promise<void>;
  /** Finds the page that visitors see at an address. */
  publishedPage(siteId: string, slug: string): Promise<PageRecord | undefined>;
  /** Finds the published page of a type, such as the not-found page [2.16]. */
  publishedPageOfType(siteId: string, pageType: number): Promise<PageRecord | undefined>;
  /** Lists every published page, by slug. */
  publishedPages(siteId: string): Promise<PageRecord[]>;
  /** Lists the ids of all pages: also of those that visitors do not see, and of deleted ones. */
  pageIds(siteId: string): Promise<string[]>;
  /** Saves a page as a new version that visitors do not see yet. */
  savePage(input: PageInput): Promise<SavedPage>;
  /** Makes a page a collection, or changes the collection that it is. */
  saveCollection(siteId: string, collection: Collection): Promise<void>;
  /** Makes a page an item of a collection, or changes the item that it is. */
  saveItem(siteId: string, item: Item): Promise<void>;
  /** Publishes a page's newest version. */
  publish(pageId: string): Promise<void>;
  /** Reads a picture of a site. */
  asset(siteId: string, assetId: string): Promise<StoredAsset | undefined>;
  /** Reads several pictures; unknown ids are left out. */
  assets(siteId: string, assetIds: readonly string[]): Promise<StoredAsset[]>;
  /** See `SaveAsset`. */
  saveAsset: SaveAsset;
  /** Reads a form of a site. */
  form(siteId: string, formId: string): Promise<FormDefinition | undefined>;
  /** Reads several forms; unknown ids are left out. */
  forms(siteId: string, formIds: readonly string[]): Promise<FormDefinition[]>;
  /** Adds or changes a form; its id is the definition's. */
  saveForm(siteId: string, definition: FormDefinition): Promise<void>;
  /** Deletes a form: it accepts no more submissions; existing ones stay. */
  deleteForm(siteId: string, formId: string): Promise<void>;
  /** Lists the state of a site's newest mails. */
  mails(siteId: string): Promise<MailState[]>;
  /** Lists everyone entered into a newsletter form; only the confirmed ones want mail. */
  subscribers(formId: string): Promise<Subscriber[]>;
  /** Lists the submissions of a form, oldest first. */
  submissions(formId: string): Promise<Submission[]>;
  /**
   * Adds or changes a product; its id is the product's. A new one may say when it was first made
   * elsewhere, in UTC milliseconds.
   */
  saveProduct(siteId: string, input: ProductInput, firstMade?: number): Promise<void>;
  /** Reads a product in any state, with its current stock. */
  product(siteId: string, productId: string): Promise<StoredProduct | undefined>;
  /** Reads several products; unknown ids are left out. */
  products(siteId: string, productIds: readonly string[]): Promise<StoredProduct[]>;
  /** Finds the visible products that match a filter. */
  findProducts(siteId: string, query: ProductQuery): Promise<FoundProducts>;
  /**
   * Sets the stock of a limited variant; a server mails those who wait for it. Throws for a variant
   * whose stock is not counted.
   */
  setStock(siteId: string, stock: StockPieces): Promise<void>;
  /** Adds a coupon, or changes the one with that code. */
  saveCoupon(siteId: string, input: CouponInput): Promise<void>;
  /** Searches the published pages. */
  searchPages(siteId: string, query: string, limit: number): Promise<SearchAnswer>;
}

/** A store, the files next to its database, and the content of its sites. */
export interface SiteStore extends Store, SiteContent {
  /** The original files of pictures. */
  readonly files: FileStore;
  /** The files that visitors uploaded. */
  readonly uploads: FileStore;
  /** The folder of what waits to be imported; made when it is needed. */
  readonly importsDir: string;
}
