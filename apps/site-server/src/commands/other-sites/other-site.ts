import type {
  AssetFile,
  FormFile,
  PageFile,
  ProductFile,
  RedirectEntry,
} from '../site-files/site-files';
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
  readonly forms: readonly FormFile[];
  readonly assets: readonly AssetFile[];
  readonly products: readonly ProductFile[];
  /** Old addresses, each with the page that it leads to. */
  readonly redirects: readonly RedirectEntry[];
  readonly navigation: readonly FoundLink[];
  /** What is said of each page, picture and row. */
  readonly findings: readonly Finding[];
}
