import type { ExperimentContext } from '@frontage/census';
import type { FontSheet, SiteHeaderFooter } from '@frontage/site-model';
import type { BadgeProps } from '../blocks/badge/Badge';
import type { InfoBarProps } from '../blocks/info-bar/InfoBar';
import type { PageNeeds } from '../render/page-needs';
import type { ServerPage } from '../server-block/define-server-block';
import type { PageMessage } from './MessageText';
import type { BlockServices } from './render-block';
import type { LanguageLink } from './render-language-links';
import type { PageBrand } from './page-brand';
import type { ShownAnnouncement } from './render-announcement';
import type { ShownCensus } from './render-census';
import type { ShownCookieBanner } from './render-cookie-banner';
import type { ShownPopup } from './shown-popup';

/** The output of the site runtime's build. */
export interface RuntimeManifest {
  /** Identifies the build; changes with every byte of it. */
  build: string;
  /** The inline boot and the policy source that allows it, `'sha256-…'`. */
  boot: { code: string; hash: string };
  /** The inline script of consent, and the same. @default pages have none */
  consent?: { code: string; hash: string };
  /** The inline script of pages on which nothing acts before a touch. @default none */
  still?: { code: string; hash: string };
  /** The address of the runtime. */
  entry: string;
  /** The address of the script for third-party pages; the same in every build. */
  published: string;
  /** The script that answers the inline calls of existing pages. @default none */
  compat?: string;
  /** The address of the page editor's script. @default there is none */
  editor?: string;
  /** The address of the script of the screen of the look. @default there is none */
  look?: string;
  /** The address of the script that shows header and footer as rows. @default there is none */
  outline?: string;
  /** Per block: the addresses of its chunks, and its styles as text. */
  blocks: Record<string, { js: readonly string[]; css: string }>;
  /** Tokens and page styles as text. */
  styles: string;
  /** Every file, by address. */
  files: Record<string, { type: string }>;
}

/** A page in one of several languages. */
export interface PageVersion {
  /** BCP 47. */
  readonly language: string;
  /** With its origin, where that is known. */
  readonly href: string;
}

/** Everything a page is rendered from: what its blocks need, and what surrounds them. */
export interface RenderInput extends Omit<ServerPage, 'hasTitle'>, BlockServices {
  headerFooter: SiteHeaderFooter;
  runtime: RuntimeManifest;
  /** CSS text of the site's theme: token values and font faces. */
  theme: string;
  /** The site's icons, picture and colours. @default none of its own */
  brand?: PageBrand | undefined;
  /** Addresses of fonts to preload. */
  fonts: readonly string[];
  /** Style sheets of font services, from `readFontSheets`. @default none */
  fontSheets?: readonly Required<FontSheet>[] | undefined;
  dir: 'ltr' | 'rtl';
  /** The page in several languages, itself among them. @default in its own alone */
  versions?: readonly PageVersion[] | undefined;
  /** The page in several languages, itself among them, for its header. @default no links */
  languageLinks?: readonly LanguageLink[] | undefined;
  /** The bar above the header [6.03]. @default none */
  announcement?: ShownAnnouncement | undefined;
  /** The pop-up [3.23]. @default none */
  popup?: ShownPopup | undefined;
  /** The bar at the bottom of small screens [9.12]. @default none */
  infoBar?: InfoBarProps | undefined;
  /** The credit in a corner [1.04]. @default none */
  badge?: BadgeProps | undefined;
  /** The cookie banner [3.22]. @default none */
  cookieBanner?: ShownCookieBanner | undefined;
  /** What the page tells its census [6.05]. @default there is none */
  census?: ShownCensus | undefined;
  /** What scripts are told of experiments [3.35]. @default nothing */
  experiments?: readonly ExperimentContext[] | undefined;
  /** Shown above the sections. @default nothing */
  message?: PageMessage | undefined;
  /**
   * Whether a block that shows nothing has an empty element in its place, so that whoever edits the
   * page can see where it is. @default false
   */
  showsEmpty?: boolean | undefined;
  /** Whether the page tells in a dialog that its visitor has logged out [2.05]. @default false */
  isLoggedOut?: boolean | undefined;
  /** The blocks' texts in that language, block → code → text; missing ones are shown in English. */
  texts?: unknown;
  /** Rendered blocks by content, kept by the caller; an unchanged block is not rendered again. */
  fragments?: FragmentCache | undefined;
}

/** Holds rendered blocks; a Map will do. */
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

/** What the content security policy of a rendered page must allow; absent means not needed. */
export interface RenderedPolicy {
  /** Hashes of inline scripts. */
  script: readonly string[];
  /** Hashes of inline styles. */
  style: readonly string[];
  /** Origins of frames. */
  frames?: readonly string[];
  /** Origins of pictures. */
  readonly images?: readonly string[];
  /** Origins of sound. */
  readonly media?: readonly string[];
  /** Origins of what scripts ask. */
  readonly connects?: readonly string[];
  /** Origins of style sheets. */
  styleOrigins?: readonly string[];
  /** Origins of font files. */
  fontOrigins?: readonly string[];
  /** Names of Trusted Types policies besides the page's own. */
  trustedTypes?: readonly string[];
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** What the content security policy must allow. */
  policy: RenderedPolicy;
  /** The kinds of block on the page. */
  blockTypes: readonly string[];
  /** Whether it shows a visitor's own data: then it must not be cached. @default false */
  isPrivate?: boolean;
}
