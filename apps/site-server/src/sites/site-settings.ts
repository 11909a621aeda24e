import type { LocalText } from '@frontage/react-blocks/server';
import type { FontSheet, SiteHeaderFooter } from '@frontage/site-model';
import type {
  SiteAnnouncement,
  SiteBadge,
  SiteExperiment,
  SiteInfoBar,
  SitePopup,
} from '@frontage/site-model/fields';
import type { SiteLook } from '@frontage/site-model/look';

/** What visitors saw of a page before it was hidden. */
export interface HiddenPage {
  /** The version; null for none. */
  readonly versionId: string | null;
  /** When the newest version was to be published; null for not by the clock. */
  readonly publishAt: number | null;
}

/** The settings that differ on pages in a language. */
export interface SiteLanguage {
  /**
   * The blocks' own texts, block → code → text; repaired when a page is rendered. @default English
   */
  texts?: Readonly<Record<string, Readonly<Record<string, LocalText>>>>;
  /** @default the site's */
  headerFooter?: SiteHeaderFooter;
  /** What the announcement bar says. @default the site's */
  announcement?: Pick<SiteAnnouncement, 'words'>;
  /** What the pop-up says. @default the site's */
  popup?: Partial<Pick<SitePopup, 'title' | 'nodes' | 'button'>>;
  /** What the info bar says. @default the site's */
  infoBar?: Pick<SiteInfoBar, 'hours'>;
  /** @default the site's */
  fonts?: string[];
  /** Whether the site no longer has the language; its words are kept. @default false */
  isOff?: boolean;
  /** The pages that were hidden when the language was removed, by id. @default none */
  hiddenPages?: Readonly<Record<string, HiddenPage>>;
}

/** How a site is shown by browsers and by services that show links to it. */
export interface SiteBrand {
  /** Asset of the icon in tabs. @default the first letter of the site's name */
  iconId?: string;
  /** Asset of the icon on the home screens of telephones. @default none */
  touchIconId?: string;
  /** Asset of the logo, for blocks that show that of the site. @default its name */
  logoId?: string;
  /** Addresses of its accounts elsewhere, for blocks that name none. @default none */
  accounts?: readonly string[];
  /** Asset of the picture beside links to pages. @default none */
  shareImageId?: string;
  /** Colour of the browser around pages, `#rrggbb`. @default the browser's own */
  themeColor?: string;
  /** The same where dark colours are preferred. @default `themeColor` */
  darkThemeColor?: string;
}

/** The owner's settings for all pages of a site. */
export interface SiteSettings {
  /** The site context [3.21] as JSON; read with `readSiteContext` when a page is rendered. */
  context: unknown;
  headerFooter: SiteHeaderFooter;
  /** The bar above every page; read with `readSiteAnnouncement`. @default none */
  announcement?: Partial<SiteAnnouncement>;
  /** The pop-up; read with `readSitePopup`. @default none */
  popup?: Partial<SitePopup>;
  /** The bar at the bottom of small screens; read with `readSiteInfoBar`. @default none */
  infoBar?: Partial<SiteInfoBar>;
  /** The credit in a corner; read with `readSiteBadge`. @default none */
  badge?: Partial<SiteBadge>;
  /** Its toggles and tests; read with `readSiteExperiments`. @default none */
  experiments?: SiteExperiment[];
  /** CSS text: token values and `@font-face` rules. */
  theme: string;
  /** What the owner has chosen instead of what the theme says. @default nothing */
  look?: SiteLook;
  /** Addresses of fonts to load early, such as `/_frontage/fonts/body.woff2`. */
  fonts: string[];
  /**
   * Style sheets of font services; read with `readFontSheets` when a page is rendered. @default
   * none: no service is contacted
   */
  fontSheets?: FontSheet[];
  /** Its icons, its picture and its colours. @default none of its own */
  brand?: SiteBrand;
  /** BCP 47 tag, such as `en-GB`. */
  locale: string;
  dir: 'ltr' | 'rtl';
  /** Tag → the settings of pages in that language. @default nothing */
  languages?: Readonly<Record<string, SiteLanguage>>;
  /** Whether headers lead from a page to its translations. @default true */
  languageLinks?: boolean;
}

/** A site as the store returns it. */
export interface Site {
  id: string;
  /** Host name, with the port if it matters; undefined for the only site of a single machine. */
  host: string | undefined;
  /** Grows with every change that a visitor could see. */
  revision: number;
  /** Grows with every change of products that a visitor could see. */
  shopRevision: number;
  settings: SiteSettings;
}
