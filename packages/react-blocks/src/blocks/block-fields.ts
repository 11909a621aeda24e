// Written by `pnpm blocks` from the folders beside it.
import { accordionFields } from './accordion/accordion.fields';
import { archiveFields } from './archive/archive.fields';
import { audioFields } from './audio/audio.fields';
import { bookingFields } from './booking/booking.fields';
import { buttonFields } from './button/button.fields';
import { calendarFields } from './calendar/calendar.fields';
import { cartFields } from './cart/cart.fields';
import { cartIndicatorFields } from './cart-indicator/cart-indicator.fields';
import { chartFields } from './chart/chart.fields';
import { checkoutFields } from './checkout/checkout.fields';
import { codeFields } from './code/code.fields';
import { commentsFields } from './comments/comments.fields';
import { dividerFields } from './divider/divider.fields';
import { donationFields } from './donation/donation.fields';
import { followButtonFields } from './follow-button/follow-button.fields';
import { formFields } from './form/form.fields';
import { galleryFields } from './gallery/gallery.fields';
import { giftCardFields } from './gift-card/gift-card.fields';
import { imageFields } from './image/image.fields';
import { itemFactsFields } from './item-facts/item-facts.fields';
import { itemListFields } from './item-list/item-list.fields';
import { logoFields } from './logo/logo.fields';
import { mapFields } from './map/map.fields';
import { markdownFields } from './markdown/markdown.fields';
import { marqueeFields } from './marquee/marquee.fields';
import { memberAreaFields } from './member-area/member-area.fields';
import { navigationFields } from './navigation/navigation.fields';
import { newsletterFields } from './newsletter/newsletter.fields';
import { orderFields } from './order/order.fields';
import { pageDateFields } from './page-date/page-date.fields';
import { priceMenuFields } from './price-menu/price-menu.fields';
import { productFields } from './product/product.fields';
import { productListFields } from './product-list/product-list.fields';
import { reviewFields } from './review/review.fields';
import { scaledTextFields } from './scaled-text/scaled-text.fields';
import { searchPreviewFields } from './search-preview/search-preview.fields';
import { shapeFields } from './shape/shape.fields';
import { shareFields } from './share/share.fields';
import { socialLinksFields } from './social-links/social-links.fields';
import { spacerFields } from './spacer/spacer.fields';
import { subscriptionFields } from './subscription/subscription.fields';
import { summaryFields } from './summary/summary.fields';
import { tagsFields } from './tags/tags.fields';
import { textFields } from './text/text.fields';
import { tourDatesFields } from './tour-dates/tour-dates.fields';
import { videoFields } from './video/video.fields';

/** The table of what each kind of block stores, by the block's id. */
export const blockFields = {
  accordion: accordionFields,
  archive: archiveFields,
  audio: audioFields,
  booking: bookingFields,
  button: buttonFields,
  calendar: calendarFields,
  cart: cartFields,
  'cart-indicator': cartIndicatorFields,
  chart: chartFields,
  checkout: checkoutFields,
  code: codeFields,
  comments: commentsFields,
  divider: dividerFields,
  donation: donationFields,
  'follow-button': followButtonFields,
  form: formFields,
  gallery: galleryFields,
  'gift-card': giftCardFields,
  image: imageFields,
  'item-facts': itemFactsFields,
  'item-list': itemListFields,
  logo: logoFields,
  map: mapFields,
  markdown: markdownFields,
  marquee: marqueeFields,
  'member-area': memberAreaFields,
  navigation: navigationFields,
  newsletter: newsletterFields,
  order: orderFields,
  'page-date': pageDateFields,
  'price-menu': priceMenuFields,
  product: productFields,
  'product-list': productListFields,
  review: reviewFields,
  'scaled-text': scaledTextFields,
  'search-preview': searchPreviewFields,
  shape: shapeFields,
  share: shareFields,
  'social-links': socialLinksFields,
  spacer: spacerFields,
  subscription: subscriptionFields,
  summary: summaryFields,
  tags: tagsFields,
  text: textFields,
  'tour-dates': tourDatesFields,
  video: videoFields,
} as const;
