import { isWithinBounds } from '../code-bounds';
import { createEnumeration } from '../enumeration';
import type { EnumerationName } from '../enumeration';

/** The first and the last code of block types [3.45]. */
export const blockTypeBounds = { min: 1, max: 71 } as const;

/** Whether a value is a code of a block type, named or not [3.45]. */
export const isBlockType = (code: unknown): code is number => isWithinBounds(blockTypeBounds, code);

/** The block types that the row and public sources name [3.45]. */
export const blockType = /* @__PURE__ */ createEnumeration({
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  twitter: 6,
  journal: 7,
  gallery: 8,
  form: 9,
  geo: 10,
  index: 11,
  collectionLink: 12,
  link: 13,
  tagCloud: 14,
  comments: 16,
  folder: 17,
  menu: 18,
  socialLinks: 19,
  summary: 20,
  spacer: 21,
  embed: 22,
  code: 23,
  foursquare: 24,
  instagram: 25,
  calendar: 26,
  postsByAuthor: 27,
  postsByTag: 28,
  postsByCategory: 29,
  postsByMonth: 30,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  fiveHundredPix: 42,
  product: 43,
  markdown: 44,
  flickr: 45,
  amazon: 46,
  horizontalRule: 47,
  socialAccountLinks: 48,
  rss: 49,
  openTable: 50,
  newsletter: 51,
  donation: 52,
  button: 53,
  socialAccountLinksV2: 54,
  summaryV2: 55,
  soundcloud: 56,
  emailFooter: 57,
  inBrowserMessageLink: 58,
  tourDates: 59,
  album: 60,
  archive: 61,
  chart: 62,
  zola: 63,
  acuity: 65,
  openTableV2: 66,
  memberArea: 67,
  tock: 68,
  accordion: 69,
  marquee: 70,
  shape: 71,
});

/** A block type by name [3.45]. */
export type BlockTypeName = EnumerationName<typeof blockType>;

/** The first and the last code of block variants [3.45]. */
export const blockVariantBounds = { min: 1000, max: 1019 } as const;

/** Whether a value is a code of a block variant, named or not [3.45]. */
export const isBlockVariant = (code: unknown): code is number =>
  isWithinBounds(blockVariantBounds, code);

/** The block variants that public sources name [3.45]. */
export const blockVariant = /* @__PURE__ */ createEnumeration({
  chartBar: 1009,
  chartLine: 1010,
  chartPie: 1011,
});

/** A block variant by name [3.45]. */
export type BlockVariantName = EnumerationName<typeof blockVariant>;
