import type { AssetFile, FormFile, PageFile, RedirectEntry } from '../site-files/site-files';
import type { FoundProduct } from './products/found-product';
import type { Finding } from './report/finding';

/** A link of the navigation of another site. */
export interface FoundLink {
  readonly title: string;
  /** A path of the new site, or an address elsewhere. */
  readonly href: string;
}

/** What was found of another site, in the terms of the files of a site. */
export interface OtherSite {
  readonly pages: readonly PageFile[];
  /** The names of pages that were no more than drafts: they are never published. */
  readonly unpublished: ReadonlySet<string>;
  readonly forms: readonly FormFile[];
  readonly assets: readonly AssetFile[];
  readonly products: readonly FoundProduct[];
  /** The files of pictures of products, by their old addresses. */
  readonly productPictures: ReadonlyMap<string, string>;
  /** Old addresses, each with the page that it leads to. */
  readonly redirects: readonly RedirectEntry[];
  readonly navigation: readonly FoundLink[];
  /** What is said of each page, picture and row. */
  readonly findings: readonly Finding[];
}
