import type { FormDefinition } from '@frontage/form-runtime';
import type {
  Asset,
  FontSheet,
  PageRecord,
  SiteContext,
  SiteHeaderFooter,
} from '@frontage/site-model';
import type { SearchAnswer } from '../blocks/search-preview/search-preview.parts';
import type { RecaptchaPlace } from '../blocks/form/captcha/captcha.parts';
import type { FormResult } from '../blocks/form/form.parts';
import type { ProductListView, ProductView, RestockAnswer } from '../shop/product-view';
import type { ShopState } from './shop-state';

/** What the build of the site runtime left behind. */
export interface RuntimeManifest {
  /** Names the build; changes with every byte of it. */
  build: string;
  /** The inline boot and the policy source that allows it, `'sha256-…'`. */
  boot: { code: string; hash: string };
  /** The address of the runtime. */
  entry: string;
  /** Per block: the addresses of its chunks, and its styles as text. */
  blocks: Record<string, { js: readonly string[]; css: string }>;
  /** Tokens and page styles as text. */
  styles: string;
  /** Every file, by address. */
  files: Record<string, { type: string }>;
}

/** Everything a page is rendered from. */
export interface RenderInput {
  page: PageRecord;
  site: SiteContext;
  headerFooter: SiteHeaderFooter;
  /** A known asset. */
  asset(id: string): Asset | undefined;
  /** A known form. */
  form(id: string): FormDefinition | undefined;
  /** Where reCAPTCHA is, for forms that want it. @default not set up */
  recaptcha?: RecaptchaPlace | undefined;
  runtime: RuntimeManifest;
  /** CSS text of the site's theme: token values and font faces. */
  theme: string;
  /** Addresses of fonts to preload. */
  fonts: readonly string[];
  /** Style sheets of font services, as `readFontSheets` answers them. @default none */
  fontSheets?: readonly Required<FontSheet>[] | undefined;
  /** The page's language, e.g. `en-GB`. */
  locale: string;
  dir: 'ltr' | 'rtl';
  /**
   * The blocks' own words in that language, block → code → text; what is missing is said in
   * English.
   */
  texts?: unknown;
  /** How a form on this page was answered, for visitors without scripts. */
  formState?: FormResult | undefined;
  /**
   * The slide that the address names, by its id or its own name [2.20]; galleries that have it show
   * it first.
   */
  slide?: string | undefined;
  /** What a search found, for the search page. */
  searchState?: SearchAnswer | undefined;
  /** A known product that visitors may see. @default none */
  product?: ((id: string) => ProductView | undefined) | undefined;
  /**
   * What a product list of this page shows, by the block's id; see `readStoredProductList` and
   * `readProductFilter`. @default nothing
   */
  productList?: ((blockId: string) => ProductListView | undefined) | undefined;
  /**
   * How a visitor without scripts was answered who wants to hear when something is back. @default
   * nobody asked
   */
  restock?: RestockAnswer | undefined;
  /** What a page of the shop shows to its one visitor. */
  shop?: ShopState | undefined;
  /**
   * Rendered blocks by content, kept by the caller; a block that did not change is not rendered
   * again.
   */
  fragments?: FragmentCache | undefined;
}

/** Where rendered blocks are kept; a Map will do. */
export interface FragmentCache {
  get(key: string): Fragment | undefined;
  set(key: string, fragment: Fragment): unknown;
}

/** A rendered block: its markup and the rules its values need. */
export interface Fragment {
  readonly html: string;
  readonly rules: string;
}

/** What the content security policy of a rendered page must allow; what is absent is not needed. */
export interface RenderedPolicy {
  /** Hashes of inline scripts. */
  script: readonly string[];
  /** Hashes of inline styles. */
  style: readonly string[];
  /** Origins of frames. */
  frames?: readonly string[];
  /** Origins of style sheets. */
  styleOrigins?: readonly string[];
  /** Origins of font files. */
  fontOrigins?: readonly string[];
  /** Names of Trusted Types policies beside the page's own. */
  trustedTypes?: readonly string[];
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** What the content security policy must allow. */
  policy: RenderedPolicy;
  /** The kinds of block on the page. */
  blockTypes: readonly string[];
}
