import { createEnumeration } from '../enumeration';
import type { EnumerationName } from '../enumeration';
import { createNameList } from '../name-list';

/** The slice types whose numbers are in public sources [3.47]. */
export const sliceType = /* @__PURE__ */ createEnumeration({
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  socialIcons: 7,
  buttons: 8,
  navigation: 9,
  customForm: 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
});

/** A slice type that has a number, by name [3.47]. */
export type SliceType = EnumerationName<typeof sliceType>;

/** Every slice type of the row [3.47], including the one without a public number. */
export const sliceName = /* @__PURE__ */ createNameList([
  'heading',
  'body',
  'image',
  'gallery',
  'video',
  'socialIcons',
  'buttons',
  'navigation',
  'customForm',
  'newsletter',
  'album',
  'map',
  'lock',
  'password',
  'twitter',
  'logo',
  'action',
  'popupOverlayAction',
]);

/** The types of slides [3.47]. */
export const slideType = /* @__PURE__ */ createEnumeration({
  coverPage: 1,
  lockScreen: 2,
  popupOverlay: 3,
});

/** A slide type by name [3.47]. */
export type SlideType = EnumerationName<typeof slideType>;

/** The sources of a gallery's medium [3.49]. */
export const galleryMediaType = /* @__PURE__ */ createNameList([
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
]);

/** A gallery media type [3.49]. */
export type GalleryMediaType = (typeof galleryMediaType.names)[number];
