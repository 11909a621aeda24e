// Written by `pnpm blocks` from the folders beside it.
import type { BlockTexts } from '../texts/block-texts';
import { announcementTexts } from './announcement/announcement.texts';
import { archiveTexts } from './archive/archive.texts';
import { audioTexts } from './audio/audio.texts';
import { badgeTexts } from './badge/badge.texts';
import { bookingTexts } from './booking/booking.texts';
import { buttonTexts } from './button/button.texts';
import { calendarTexts } from './calendar/calendar.texts';
import { cartTexts } from './cart/cart.texts';
import { cartIndicatorTexts } from './cart-indicator/cart-indicator.texts';
import { chartTexts } from './chart/chart.texts';
import { checkoutTexts } from './checkout/checkout.texts';
import { commentsTexts } from './comments/comments.texts';
import { cookieBannerTexts } from './cookie-banner/cookie-banner.texts';
import { donationTexts } from './donation/donation.texts';
import { followButtonTexts } from './follow-button/follow-button.texts';
import { formTexts } from './form/form.texts';
import { captchaTexts } from './form/captcha/captcha.texts';
import { addressTexts } from './form/fields/address.texts';
import { formFieldsTexts } from './form/fields/form-fields.texts';
import { galleryTexts } from './gallery/gallery.texts';
import { giftCardTexts } from './gift-card/gift-card.texts';
import { infoBarTexts } from './info-bar/info-bar.texts';
import { itemFactsTexts } from './item-facts/item-facts.texts';
import { itemListTexts } from './item-list/item-list.texts';
import { lightboxTexts } from './lightbox/lightbox.texts';
import { mapTexts } from './map/map.texts';
import { markdownTexts } from './markdown/markdown.texts';
import { marqueeTexts } from './marquee/marquee.texts';
import { memberAreaTexts } from './member-area/member-area.texts';
import { navigationTexts } from './navigation/navigation.texts';
import { orderTexts } from './order/order.texts';
import { pageDateTexts } from './page-date/page-date.texts';
import { popupTexts } from './popup/popup.texts';
import { priceMenuTexts } from './price-menu/price-menu.texts';
import { productTexts } from './product/product.texts';
import { productListTexts } from './product-list/product-list.texts';
import { reviewTexts } from './review/review.texts';
import { searchPreviewTexts } from './search-preview/search-preview.texts';
import { shareTexts } from './share/share.texts';
import { socialLinksTexts } from './social-links/social-links.texts';
import { subscriptionTexts } from './subscription/subscription.texts';
import { summaryTexts } from './summary/summary.texts';
import { tagsTexts } from './tags/tags.texts';
import { tourDatesTexts } from './tour-dates/tour-dates.texts';
import { videoTexts } from './video/video.texts';

/** The words of all blocks. */
export const allTexts: readonly BlockTexts[] = [
  announcementTexts,
  archiveTexts,
  audioTexts,
  badgeTexts,
  bookingTexts,
  buttonTexts,
  calendarTexts,
  cartTexts,
  cartIndicatorTexts,
  chartTexts,
  checkoutTexts,
  commentsTexts,
  cookieBannerTexts,
  donationTexts,
  followButtonTexts,
  formTexts,
  captchaTexts,
  addressTexts,
  formFieldsTexts,
  galleryTexts,
  giftCardTexts,
  infoBarTexts,
  itemFactsTexts,
  itemListTexts,
  lightboxTexts,
  mapTexts,
  markdownTexts,
  marqueeTexts,
  memberAreaTexts,
  navigationTexts,
  orderTexts,
  pageDateTexts,
  popupTexts,
  priceMenuTexts,
  productTexts,
  productListTexts,
  reviewTexts,
  searchPreviewTexts,
  shareTexts,
  socialLinksTexts,
  subscriptionTexts,
  summaryTexts,
  tagsTexts,
  tourDatesTexts,
  videoTexts,
];
