// Written by `pnpm blocks` from the folders beside it.
import { accordionServer } from './accordion/accordion.server';
import { archiveServer } from './archive/archive.server';
import { audioServer } from './audio/audio.server';
import { bookingServer } from './booking/booking.server';
import { buttonServer } from './button/button.server';
import { calendarServer } from './calendar/calendar.server';
import { cartServer } from './cart/cart.server';
import { cartIndicatorServer } from './cart-indicator/cart-indicator.server';
import { chartServer } from './chart/chart.server';
import { checkoutServer } from './checkout/checkout.server';
import { codeServer } from './code/code.server';
import { commentsServer } from './comments/comments.server';
import { dividerServer } from './divider/divider.server';
import { donationServer } from './donation/donation.server';
import { followButtonServer } from './follow-button/follow-button.server';
import { formServer } from './form/form.server';
import { galleryServer } from './gallery/gallery.server';
import { giftCardServer } from './gift-card/gift-card.server';
import { imageServer } from './image/image.server';
import { itemFactsServer } from './item-facts/item-facts.server';
import { itemListServer } from './item-list/item-list.server';
import { logoServer } from './logo/logo.server';
import { mapServer } from './map/map.server';
import { markdownServer } from './markdown/markdown.server';
import { marqueeServer } from './marquee/marquee.server';
import { memberAreaServer } from './member-area/member-area.server';
import { navigationServer } from './navigation/navigation.server';
import { newsletterServer } from './newsletter/newsletter.server';
import { orderServer } from './order/order.server';
import { pageDateServer } from './page-date/page-date.server';
import { priceMenuServer } from './price-menu/price-menu.server';
import { productServer } from './product/product.server';
import { productListServer } from './product-list/product-list.server';
import { reviewServer } from './review/review.server';
import { scaledTextServer } from './scaled-text/scaled-text.server';
import { searchPreviewServer } from './search-preview/search-preview.server';
import { shapeServer } from './shape/shape.server';
import { shareServer } from './share/share.server';
import { socialLinksServer } from './social-links/social-links.server';
import { spacerServer } from './spacer/spacer.server';
import { subscriptionServer } from './subscription/subscription.server';
import { summaryServer } from './summary/summary.server';
import { tagsServer } from './tags/tags.server';
import { textServer } from './text/text.server';
import { tourDatesServer } from './tour-dates/tour-dates.server';
import { videoServer } from './video/video.server';

/** How the server renders each kind of block. */
export const serverBlocks = [
  accordionServer,
  archiveServer,
  audioServer,
  bookingServer,
  buttonServer,
  calendarServer,
  cartServer,
  cartIndicatorServer,
  chartServer,
  checkoutServer,
  codeServer,
  commentsServer,
  dividerServer,
  donationServer,
  followButtonServer,
  formServer,
  galleryServer,
  giftCardServer,
  imageServer,
  itemFactsServer,
  itemListServer,
  logoServer,
  mapServer,
  markdownServer,
  marqueeServer,
  memberAreaServer,
  navigationServer,
  newsletterServer,
  orderServer,
  pageDateServer,
  priceMenuServer,
  productServer,
  productListServer,
  reviewServer,
  scaledTextServer,
  searchPreviewServer,
  shapeServer,
  shareServer,
  socialLinksServer,
  spacerServer,
  subscriptionServer,
  summaryServer,
  tagsServer,
  textServer,
  tourDatesServer,
  videoServer,
] as const;
