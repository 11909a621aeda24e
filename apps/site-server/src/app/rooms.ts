import { startRoom } from '../area/start/start-room';
import { viewRoom } from '../area/views/view-room';
import { visitsRoom } from '../area/visits/visits-room';
import { numbersRoom } from '../area/numbers/numbers-room';
import { findRoom } from '../area/find/find-room';
import { accountRoom } from '../accounts/account-room';
import { messageRoom } from '../area/messages/message-actions';
import { peopleRoom } from '../area/people/people-room';
import { secondFactorRoom } from '../area/second-factor/second-factor-room';
import { passkeyRoom } from '../area/passkeys/passkey-room';
import { tokenRoom } from '../area/tokens/token-room';
import { memberListRoom } from '../area/members/member-list-room';
import { lookRoom } from '../area/look/look-room';
import { linkRoom } from '../area/links/link-room';
import { logRoom } from '../area/log/log-room';
import { editorRoom } from '../area/editor/editor-room';
import { areaExperimentRoom } from '../area/experiments/experiment-actions';
import { areaFormRoom } from '../area/forms/area-form-room';
import { collectionRoom } from '../area/collections/collection-room';
import { translationRoom } from '../area/translations/translation-actions';
import { areaPageRoom } from '../area/pages/area-page-room';
import { importRoom } from '../area/imports/import-room';
import { assetRoom } from '../area/assets/asset-room';
import { productPageRoom } from '../area/product/product-page-actions';
import { languageRoom } from '../area/languages/language-actions';
import { settingsRoom } from '../area/settings/settings-room';
import { areaProductRoom } from '../area/products/product-actions';
import { productCsvRoom } from '../area/product-csv/csv-actions';
import { areaTagRoom } from '../area/tags/area-tag-room';
import { areaCodeRoom } from '../area/codes/code-actions';
import { areaGiftCardRoom } from '../area/gift-cards/gift-card-actions';
import { areaConsentRoom } from '../area/consents/consent-list-actions';
import { areaRestockRoom } from '../area/restock/restock-list-actions';
import { areaReviewRoom } from '../area/reviews/review-list-actions';
import { areaSubscriberRoom } from '../area/subscribers/area-subscriber-room';
import { areaSubscriptionRoom } from '../area/subscriptions/subscription-list-actions';
import { placeRoom } from '../area/places/place-room';
import { videoRoom } from '../area/videos/video-room';
import { patternRoom } from '../area/patterns/pattern-room';
import { areaOrderRoom } from '../area/orders/order-actions';
import { censusRoom } from '../census/census-room';
import { consentRoom } from '../consent/consent-room';
import { formRoom } from '../forms/form-room';
import { memberRoom } from '../members/member-room';
import { newsletterRoom } from '../newsletter/newsletter-room';
import { codeRoom } from '../pages/code/code-room';
import { experimentRoom } from '../pages/experiments/experiment-room';
import { itemRoom } from '../pages/items/item-room';
import { searchRoom } from '../pages/search/search-room';
import { paymentRoom } from '../payment/payment-room';
import { cartRoom } from '../shop/cart/cart-room';
import { catalogueRoom } from '../shop/catalogue/catalogue-room';
import { checkoutRoom } from '../shop/checkout/checkout-room';
import { orderRoom } from '../shop/orders/order-room';
import { shopPageRoom } from '../shop/pages/shop-page-room';
import { renewalRoom } from '../shop/renewals/renewal-room';
import { restockRoom } from '../shop/restock/restock-room';
import { reviewRoom } from '../shop/reviews/review-room';
import { generalTexts } from '../texts/general-texts';
import { healthActions } from './health-actions';

/**
 * The only list of the rooms that add something to the server. If two can show a page to a visitor,
 * the first one does.
 */
export const rooms = [
  { texts: generalTexts, textsTitle: 'Refusals and errors' },
  // Before all others: whoever may not see a page sees nothing of it.
  memberRoom,
  catalogueRoom,
  itemRoom,
  codeRoom,
  experimentRoom,
  restockRoom,
  formRoom,
  newsletterRoom,
  searchRoom,
  cartRoom,
  shopPageRoom,
  checkoutRoom,
  orderRoom,
  renewalRoom,
  reviewRoom,
  paymentRoom,
  censusRoom,
  consentRoom,
  accountRoom,
  // What shows in the rail stands in its order.
  startRoom,
  messageRoom,
  numbersRoom,
  visitsRoom,
  editorRoom,
  areaPageRoom,
  collectionRoom,
  lookRoom,
  translationRoom,
  linkRoom,
  areaExperimentRoom,
  areaFormRoom,
  assetRoom,
  importRoom,
  settingsRoom,
  areaOrderRoom,
  areaProductRoom,
  areaReviewRoom,
  areaCodeRoom,
  areaSubscriptionRoom,
  areaGiftCardRoom,
  areaRestockRoom,
  memberListRoom,
  areaSubscriberRoom,
  peopleRoom,
  tokenRoom,
  areaConsentRoom,
  logRoom,
  // What has no place of its own in the rail.
  secondFactorRoom,
  passkeyRoom,
  patternRoom,
  placeRoom,
  videoRoom,
  languageRoom,
  productCsvRoom,
  areaTagRoom,
  productPageRoom,
  findRoom,
  viewRoom,
  { actions: healthActions },
] as const;
