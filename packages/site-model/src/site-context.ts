/** The website that a page belongs to [3.21]. */
export interface ContextWebsite {
  id: string;
  /** The site's name under the app domain: `studio` of `studio.example.app`. */
  identifier: string;
  /** Address of the site root, without a trailing slash. */
  baseUrl: string;
  developerMode: boolean;
  cloneable: boolean;
  typekitId: string;
}

/** The collection that a page shows [3.21]. */
export interface ContextCollection {
  id: string;
  title: string;
  /** Path of the collection, from the root. */
  fullUrl: string;
  /** Code of `collectionType`; 0 if unknown. */
  type: number;
  /** Who may see it; the submission payload repeats it [3.05]. */
  permissionType: number;
}

/** The item that a page shows [3.21]. */
export interface ContextItem {
  id: string;
  title: string;
  /** Path of the item, from the root. */
  fullUrl: string;
  /** Code of `contentItemType`; 0 if unknown. */
  recordType: number;
}

/** Cookie banner settings as stored [3.22]; an empty text means the banner's own default. */
export interface ContextCookieSettings {
  cookieBannerCtaText: string;
  cookieBannerCtaVariant: string;
  cookieBannerPosition: string;
  cookieBannerText: string;
  cookieBannerTheme: string;
  cookieBannerVariant: string;
  cookieBannerOptOutCtaText: string;
  cookieBannerAcceptType: string;
  isCookieBannerEnabled: boolean;
  /** Whether events are kept with what tells their visitor from others. @default true */
  isActivityLogEnabled: boolean;
  isAnalyticsCookiesDisabled: boolean;
  isRestrictiveCookiePolicyAbsolute: boolean;
}

/** Popup settings as stored [3.23]. */
export interface ContextPopupOverlay {
  style: string;
  enableMobile: boolean;
  version: number;
  showUntilSignup: boolean;
  /** Days between two displays; -1 never shows it again. */
  displayFrequency: number;
}

/** Which lines the mobile info bar shows [3.21]. */
export interface ContextMobileInfoBar {
  isContactEmailEnabled: boolean;
  isContactPhoneNumberEnabled: boolean;
  isLocationEnabled: boolean;
  isBusinessHoursEnabled: boolean;
}

/** Store settings [3.21]. */
export interface ContextStore {
  /** Whether a product leads to its checkout at once; no page does so yet [3.21n]. */
  expressCheckout: boolean;
  /** Code of `measurementStandard`: 1 imperial, 2 metric. */
  measurementStandard: number;
  /** Currency code of three letters; USD by default [3.03]. */
  selectedCurrency: string;
}

/**
 * A page's information about its site [3.21]. Codes are numbers of the enumerations in
 * `@frontage/site-model/enums`; 0 means that the page does not provide it.
 */
export interface SiteContext {
  website: ContextWebsite;
  websiteType: number;
  siteStatus: number;
  websiteSettings: { useEscapeKeyToLogin: boolean };
  /** The signed-in account; null for a visitor. */
  authenticatedAccount: { id: string; displayName: string } | null;
  /** The account's codes of `contributorRole`. */
  websiteRoles: readonly number[];
  collection: ContextCollection | null;
  item: ContextItem | null;
  collectionId: string;
  itemId: string;
  /** Code of `pageTypes` [2.16]. */
  pageType: number;
  /** Font families of the first font service. */
  googleFonts: readonly string[];
  /** Font families of the second font service. */
  typekitFonts: readonly string[];
  cookieSettings: ContextCookieSettings;
  showAnnouncementBar: boolean;
  /** Ids of collections that hold sample content. */
  demoCollections: readonly string[];
  popupOverlaySettings: ContextPopupOverlay | null;
  mobileInfoBarSettings: ContextMobileInfoBar;
  storeSettings: ContextStore;
  /** Design settings by name. */
  tweakJSON: Readonly<Record<string, string>>;
  /**
   * The site's name at the comments service, as in `<name>.disqus.com`; '' for none: the service is
   * not contacted.
   */
  disqusShortname: string;
  commentsEnabled: boolean;
  pinterestOverlayOptions: { mode: string };
}
