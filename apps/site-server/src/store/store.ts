import type { FormDefinition } from '@frontage/form-runtime';
import type { SearchAnswer } from '@frontage/react-blocks/server';
import type { PageRecord } from '@frontage/site-model';
import type { AssetFiles } from '../pictures/create-asset-files';
import type { StoredAsset } from '../pictures/assets';
import type { ProductInput } from '../shop/catalogue/check-product';
import type { CouponInput } from '../shop/codes/coupons';
import type { FoundProducts, ProductQuery } from '../shop/catalogue/find-products';
import type { MailState } from '../mail/outbox';
import type { StoredProduct } from '../shop/catalogue/products';
import type { PageInput, SavedPage } from '../pages/documents/save-page';
import type { Site } from '../sites/site-settings';
import type { SiteInput } from '../sites/sites';
import type { StockPieces } from '../shop/stock/stock';
import type { Subscriber } from '../newsletter/subscribers';
import type { Submission } from '../forms/submissions/submissions';
import type { UploadFiles } from '../forms/uploads/create-upload-files';
import type { Database } from './tables';

/** What an owner says of a picture; size, kind and colour are read from the file. */
export interface AssetInput {
  /** Absent for a new asset. */
  id?: string;
  siteId: string;
  /** File name as visitors see it in the address, such as `glaze-wall.jpg`. */
  name: string;
  alt: string;
  /** Fractions of width and height; the middle when absent. */
  focalPoint?: { x: number; y: number };
  /**
   * What a digital product consists of: a file of any kind, which nobody gets but its buyers.
   * @default false
   */
  forBuyers?: boolean;
}

/** What a site is made of: pages, pictures, forms, and what visitors sent. */
export interface Content {
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
  /**
   * Stores a picture, a video or captions, or changes what is said of one. Rejects with
   * `AssetRefusal` what is not a sound file under a sound name, and another file than the id has;
   * nothing is stored then.
   */
  saveAsset(bytes: Uint8Array, input: AssetInput): Promise<StoredAsset>;
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
   * Sets how many of a limited variant can be bought; those who wait for it are told by mail.
   * Throws for what is not counted.
   */
  setStock(siteId: string, stock: StockPieces): Promise<void>;
  /** Adds a coupon, or changes the one of that code. */
  saveCoupon(siteId: string, input: CouponInput): Promise<void>;
  /** Searches the published pages. */
  searchPages(siteId: string, query: string, limit: number): Promise<SearchAnswer>;
}

/** A site's memory. */
export interface Store extends Content {
  readonly kind: 'sqlite' | 'postgres';
  /** What talks to the database. */
  readonly driver: string;
  /** The reading side. */
  readonly read: Database;
  /** The original files of pictures. */
  readonly files: AssetFiles;
  /** The files of visitors. */
  readonly uploads: UploadFiles;
  /** UTC milliseconds, from the clock that the store was opened with. */
  now(): number;
  /** A new time-ordered id. */
  createId(): string;
  /** Queues a write for the next group; settles once it is on disk. See `GroupCommit.write`. */
  write<T>(run: (transaction: Database) => Promise<T>): Promise<T>;
  /** A write of something that visitors see, such as stock: whoever listens is told after it. */
  change<T>(run: (transaction: Database) => Promise<T>): Promise<T>;
  /** Counts since the start. */
  stats(): { writes: number; commits: number };
  /** Tells after every change of content that this process made. */
  onChange(listener: () => void): () => void;
  /** Resolves when the database answers, rejects when it does not. */
  ready(): Promise<void>;
  /** Finishes what is queued, then closes. Twice is harmless. */
  close(): Promise<void>;
}
