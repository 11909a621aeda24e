import type { LocalText } from '@frontage/react-blocks/server';
import type { FontSheet, SiteHeaderFooter } from '@frontage/site-model';

/** What is different on pages in a language. */
export interface SiteLanguage {
  /**
   * The blocks' own words, block → code → text; mended when a page is rendered. @default English
   */
  texts?: Readonly<Record<string, Readonly<Record<string, LocalText>>>>;
  /** @default the site's */
  headerFooter?: SiteHeaderFooter;
  /** @default the site's */
  fonts?: string[];
}

/** What the owner of a site decides for all of its pages. */
export interface SiteSettings {
  /** The site context [3.21] as JSON; read with `readSiteContext` when a page is rendered. */
  context: unknown;
  headerFooter: SiteHeaderFooter;
  /** CSS text: token values and `@font-face` rules. */
  theme: string;
  /** Addresses of fonts to load early, such as `/_frontage/fonts/body.woff2`. */
  fonts: string[];
  /**
   * Style sheets of font services; read with `readFontSheets` when a page is rendered. @default
   * none: nothing is asked of anybody
   */
  fontSheets?: FontSheet[];
  /** BCP 47 tag, such as `en-GB`. */
  locale: string;
  dir: 'ltr' | 'rtl';
  /** Tag → what pages in that language have of their own. @default nothing */
  languages?: Readonly<Record<string, SiteLanguage>>;
}

/** A site as the store answers it. */
export interface Site {
  id: string;
  /** Host name, with port where that matters; absent for the one site of a single machine. */
  host: string | undefined;
  /** Grows with every change a visitor could see. */
  revision: number;
  /** Grows with every change that a visitor could see of its products. */
  shopRevision: number;
  settings: SiteSettings;
}
