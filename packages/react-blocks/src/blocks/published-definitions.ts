// Written by `pnpm blocks` from the folders beside it.
import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
import { publishedAccordion } from './accordion/accordion.block';
import { publishedAudio } from './audio/audio.block';
import { publishedCalendar } from './calendar/calendar.block';
import { publishedChart } from './chart/chart.block';
import { publishedDonation } from './donation/published-donation.block';
import { publishedForm } from './form/published/published-form.block';
import { publishedGallery } from './gallery/gallery.block';
import { publishedImage } from './image/image.block';
import { publishedMap } from './map/map.block';
import { publishedMarquee } from './marquee/marquee.block';
import { publishedMenu } from './price-menu/price-menu.block';
import { publishedQuickView } from './product/published-quick-view.block';
import { publishedScaled } from './scaled-text/scaled-text.block';
import { publishedSearch } from './search-preview/search-preview.block';
import { publishedAdd } from './shop/shop.block';
import { publishedVideo } from './video/video.block';

/** Every block of published markup; of several that fit an element the first counts. */
export const publishedDefinitions: readonly BlockDefinition<BlockContext>[] = [
  publishedAccordion,
  publishedAudio,
  publishedCalendar,
  publishedChart,
  publishedDonation,
  publishedForm,
  publishedGallery,
  publishedImage,
  publishedMap,
  publishedMarquee,
  publishedMenu,
  publishedQuickView,
  publishedScaled,
  publishedSearch,
  publishedAdd,
  publishedVideo,
];
