/** What a page says of itself in events and calls. */
export interface CensusPage {
  readonly websiteId: string;
  readonly templateId: string;
  readonly variantId: string;
  readonly websiteLocale: string;
  /** '' for nobody. */
  readonly memberAccountId: string;
  /** '' for nobody. */
  readonly memberLocale: string;
  readonly pageId: string;
  readonly pageTitle: string;
  /** Such as `/shop/moon-jar`. */
  readonly pagePath: string;
  /** With `#`, or ''. */
  readonly pageHash: string;
  /** Who may see the page: 1 for everybody. */
  readonly pagePermission: number;
  /** '' for a page that is in no collection. */
  readonly collectionId: string;
  /** What the item of the page is called in events [3.36]; '' for a page that is no item. */
  readonly itemType: string;
  /** `i` for an item of a collection, `c` for a collection. */
  readonly contentSource: 'c' | 'i';
}

/** What a browser says of itself in events and calls [3.34]. */
export interface CensusDevice {
  readonly userAgent: string;
  /** Milliseconds since 1970 by its clock. */
  readonly clientDate: number;
  readonly viewportInnerHeight: number;
  readonly viewportInnerWidth: number;
  readonly screenHeight: number;
  readonly screenWidth: number;
  readonly localStorageSupported: boolean;
  /** With `?`, or ''. */
  readonly queryString: string;
  readonly referrer: string;
}

/** The legacy payload of an event [3.33]. */
export function legacyPayload(page: CensusPage) {
  return {
    pagePath: page.pagePath,
    pageHash: page.pageHash,
    websiteId: page.websiteId,
    templateId: page.templateId,
    variantId: page.variantId,
    memberAccountId: page.memberAccountId,
    member_locale: page.memberLocale,
    website_locale: page.websiteLocale,
  };
}

/** The analytics context: the legacy payload, with what the browser says of itself [3.34]. */
export function analyticsContext(page: CensusPage, device: CensusDevice) {
  return { ...legacyPayload(page), ...device };
}

/** The fields of a page in the calls for buttons, forms and overlays [7.12] [7.13]. */
export function pageFields(page: CensusPage) {
  return {
    pagePermissionTypeValue: page.pagePermission,
    pageTitle: page.pageTitle,
    pageId: page.pageId,
    contentSource: page.contentSource,
    pagePath: page.pagePath,
  };
}
