import type { FontSheet, SiteHeaderFooter } from '@frontage/site-model';
import type { PageNeeds } from '../render/page-needs';
import type { ServerPage } from '../server-block/define-server-block';
import type { BlockServices } from './render-block';

/** What the build of the site runtime left behind. */
export interface RuntimeManifest {
  /** Names the build; changes with every byte of it. */
  build: string;
  /** The inline boot and the policy source that allows it, `'sha256-…'`. */
  boot: { code: string; hash: string };
  /** The address of the runtime. */
  entry: string;
  /** The address of the script for pages of others; it stays the same from build to build. */
  published: string;
  /** Per block: the addresses of its chunks, and its styles as text. */
  blocks: Record<string, { js: readonly string[]; css: string }>;
  /** Tokens and page styles as text. */
  styles: string;
  /** Every file, by address. */
  files: Record<string, { type: string }>;
}

/** Everything a page is rendered from: what its blocks want, and what stands around them. */
export interface RenderInput extends Omit<ServerPage, 'hasTitle'>, BlockServices {
  headerFooter: SiteHeaderFooter;
  runtime: RuntimeManifest;
  /** CSS text of the site's theme: token values and font faces. */
  theme: string;
  /** Addresses of fonts to preload. */
  fonts: readonly string[];
  /** Style sheets of font services, as `readFontSheets` answers them. @default none */
  fontSheets?: readonly Required<FontSheet>[] | undefined;
  dir: 'ltr' | 'rtl';
  /**
   * The blocks' own words in that language, block → code → text; what is missing is said in
   * English.
   */
  texts?: unknown;
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

/** A rendered block: its markup, the rules of its values, and what else it needs of its page. */
export interface Fragment {
  readonly html: string;
  readonly rules: string;
  readonly needs: Required<PageNeeds>;
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
  /** Whether it shows something of one visitor: then nobody may keep it. @default false */
  isPrivate?: boolean;
}
