// Written by `pnpm blocks` from the folders beside it.
import type { BlockContext, BlockDefinition } from '@frontage/core-lifecycle/dom';
import { accordion } from './accordion/accordion.block';
import { audio } from './audio/audio.block';
import { booking } from './booking/booking.block';
import { button } from './button/button.block';
import { calendar } from './calendar/calendar.block';
import { entrance } from './entrance/entrance.block';
import { followButton } from './follow-button/follow-button.block';
import { form } from './form/form.block';
import { galleryNow, gallery } from './gallery/gallery.block';
import { headerMenu } from './header-menu/header-menu.block';
import { image } from './image/image.block';
import { map } from './map/map.block';
import { marquee } from './marquee/marquee.block';
import { memberArea } from './member-area/member-area.block';
import { newsletter } from './newsletter/newsletter.block';
import { pageDate } from './page-date/page-date.block';
import { popUpLink } from './pop-up-link/pop-up-link.block';
import { popup } from './popup/popup.block';
import { priceMenu } from './price-menu/price-menu.block';
import { review } from './review/review.block';
import { scaledText } from './scaled-text/scaled-text.block';
import { searchPreview } from './search-preview/search-preview.block';
import { shape } from './shape/shape.block';
import { share } from './share/share.block';
import { shop } from './shop/shop.block';
import { video } from './video/video.block';
import { widget } from './widget/widget.block';

/** Every block of our pages with a behaviour; of several that fit an element the first counts. */
export const blockDefinitions: readonly BlockDefinition<BlockContext>[] = [
  accordion,
  audio,
  booking,
  button,
  calendar,
  entrance,
  followButton,
  form,
  galleryNow,
  gallery,
  headerMenu,
  image,
  map,
  marquee,
  memberArea,
  newsletter,
  pageDate,
  popUpLink,
  popup,
  priceMenu,
  review,
  scaledText,
  searchPreview,
  shape,
  share,
  shop,
  video,
  widget,
];
