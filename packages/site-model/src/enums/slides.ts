import { createEnumeration } from '../enumeration';
import type { EnumerationName } from '../enumeration';
import { createNameList } from '../name-list';

/** The slice types whose numbers public sources show [3.47]. */
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

/** Every slice type the row names [3.47], also the one whose number nobody shows. */
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

/** What a slide stands for [3.47]. */
export const slideType = /* @__PURE__ */ createEnumeration({
  coverPage: 1,
  lockScreen: 2,
  popupOverlay: 3,
});

/** A slide type by name [3.47]. */
export type SlideType = EnumerationName<typeof slideType>;

/** Where a gallery's medium comes from [3.49]. */
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
