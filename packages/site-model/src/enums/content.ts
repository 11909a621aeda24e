import { createEnumeration } from '../enumeration';
import type { EnumerationName } from '../enumeration';

/** The states of an item before and after it is published [3.39]. */
export const publishStatus = /* @__PURE__ */ createEnumeration({
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
});

/** A publish status by name [3.39]. */
export type PublishStatus = EnumerationName<typeof publishStatus>;

/** The types of products [3.42]. */
export const productType = /* @__PURE__ */ createEnumeration({
  physical: 1,
  digital: 2,
  service: 3,
  giftCard: 4,
  paywall: 5,
});

/** A product type by name [3.42]. */
export type ProductType = EnumerationName<typeof productType>;

/** The types of collections [3.43]; the number 9 is unused. */
export const collectionType = /* @__PURE__ */ createEnumeration({
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  galleryBlock: 6,
  templatePage: 7,
  splashPage: 8,
  page: 10,
  fiveHundredPx: 11,
  flickr: 12,
  products: 13,
  mosaic: 14,
  slideGallery: 15,
  slideAlbum: 16,
  slideVideo: 17,
  albumBlock: 18,
  project: 19,
  sectionCatalog: 20,
  pageCatalog: 21,
  itemCatalog: 22,
  portfolio: 23,
  lessons: 24,
});

/** A collection type by name [3.43]. */
export type CollectionType = EnumerationName<typeof collectionType>;

/**
 * The types of items in a collection [3.44]. Between 16 and 54 only the numbers from public sources
 * are listed; the others up to 62 are not named anywhere.
 */
export const contentItemType = /* @__PURE__ */ createEnumeration({
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  jsonExport: 21,
  siteSearch: 30,
  activeTime: 31,
  tweet: 50,
  checkin: 52,
  kbArticle: 54,
  lesson: 62,
});

/** A content item type by name [3.44]. */
export type ContentItemType = EnumerationName<typeof contentItemType>;
