// Written by `pnpm blocks` from the folders beside it.
import type { BlockImport } from '../imports/block-import';
import { accordionImport } from './accordion/accordion.import';
import { audioImport } from './audio/audio.import';
import { bookingImport } from './booking/booking.import';
import { buttonImport } from './button/button.import';
import { chartImport } from './chart/chart.import';
import { commentsImport } from './comments/comments.import';
import { dividerImport } from './divider/divider.import';
import { formImport } from './form/published/form.import';
import { galleryImport } from './gallery/gallery.import';
import { imageImport } from './image/image.import';
import { logoImport } from './logo/logo.import';
import { mapImport } from './map/map.import';
import { marqueeImport } from './marquee/marquee.import';
import { memberAreaImport } from './member-area/member-area.import';
import { navigationImport } from './navigation/navigation.import';
import { priceMenuImport } from './price-menu/price-menu.import';
import { scaledTextImport } from './scaled-text/scaled-text.import';
import { searchPreviewImport } from './search-preview/search-preview.import';
import { socialLinksImport } from './social-links/social-links.import';
import { spacerImport } from './spacer/spacer.import';
import { textImport } from './text/text.import';
import { videoImport } from './video/video.import';

/** How markup of each kind of block is read; of several that fit an element the first counts. */
export const blockImports: readonly BlockImport[] = [
  accordionImport,
  audioImport,
  bookingImport,
  buttonImport,
  chartImport,
  commentsImport,
  dividerImport,
  formImport,
  galleryImport,
  imageImport,
  logoImport,
  mapImport,
  marqueeImport,
  memberAreaImport,
  navigationImport,
  priceMenuImport,
  scaledTextImport,
  searchPreviewImport,
  socialLinksImport,
  spacerImport,
  textImport,
  videoImport,
];
