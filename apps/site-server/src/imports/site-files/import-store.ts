import type { FormDefinition } from '@frontage/form-runtime';
import type { PageRecord } from '@frontage/site-model';
import type { PageInput, SavedPage } from '../../pages/documents/save-page';
import type { StoredAsset } from '../../pictures/assets';
import type { SaveAsset } from '../../pictures/save-asset';
import type { ProductInput } from '../../shop/catalogue/check-product';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import type { Site } from '../../sites/site-settings';
import type { SiteInput } from '../../sites/sites';
import type { Store } from '../../store/store';

/** The part of a store that an import needs: the content of a site, as `SiteContent` has it. */
export interface ImportStore extends Pick<Store, 'read' | 'write' | 'now'> {
  /** Finds the site of a host, or the only one. */
  findSite(host: string): Promise<Site | undefined>;
  /** Changes the settings of a site. */
  saveSite(input: SiteInput): Promise<void>;
  /** Reads several pictures; unknown ids are left out. */
  assets(siteId: string, assetIds: readonly string[]): Promise<StoredAsset[]>;
  /** Stores a picture, or changes what is said of it. */
  saveAsset: SaveAsset;
  /** Reads several forms; unknown ids are left out. */
  forms(siteId: string, formIds: readonly string[]): Promise<FormDefinition[]>;
  /** Adds or changes a form; its id is the definition's. */
  saveForm(siteId: string, definition: FormDefinition): Promise<void>;
  /** Lists every published page, by slug. */
  publishedPages(siteId: string): Promise<PageRecord[]>;
  /** Saves a page as a new version that visitors do not see yet. */
  savePage(input: PageInput): Promise<SavedPage>;
  /** Publishes a page's newest version. */
  publish(pageId: string): Promise<void>;
  /** Reads several products; unknown ids are left out. */
  products(siteId: string, productIds: readonly string[]): Promise<StoredProduct[]>;
  /** Adds or changes a product; its id is the product's. */
  saveProduct(siteId: string, input: ProductInput, firstMade?: number): Promise<void>;
}
