export type { SearchAnswer, SearchResult } from '../blocks/search-preview/search-answer';
export { afterPage } from '../blocks/form/after-page';
export { policyHash } from './policy-hash';
export type {
  Fragment,
  FragmentCache,
  PageVersion,
  RenderedPage,
  RenderInput,
  RuntimeManifest,
} from './render-input';
export type { LanguageLink } from './render-language-links';
export { cookieBannerRecord, type CookieBannerRecord } from './render-cookie-banner';
export { cookieBannerTexts } from '../blocks/cookie-banner/cookie-banner.texts';
export { renderPage } from './render-page';
export { MessageText, type PageMessage } from './MessageText';
export { renderProduct } from './render-product';
export { renderWidget, type WidgetSource } from './render-widget';
export { widgetAddress, widgetAttributes, widgetDocumentAddress } from '../widget/widget.parts';
export { siteIcon } from './site-icon';
export { styledBlocks, styledPublished } from '../blocks/styled-blocks';
export { englishTexts } from './english-texts';
export { formTexts } from '../blocks/form/form.texts';
export { formFieldsTexts } from '../blocks/form/fields/form-fields.texts';
export { textsInUse } from '../texts/stored-texts';
export { hasSlide, listsProducts, type BlockServices } from './render-block';
export type { LocalText } from '../texts/local-texts';
export { pictureOf } from '../picture/picture-of';
export type { PictureData } from '../picture/picture.parts';
export { captchaControl } from '../shop/cart-view';
export type {
  CartChange,
  CartLineView,
  CartProblem,
  CartView,
  GiftCardView,
} from '../shop/cart-view';
export {
  checkoutControls,
  checkoutKinds,
  longestBuyerNote,
  needsNoAddress,
} from '../shop/checkout-view';
export type {
  ShopPolicies,
  CheckoutAddress,
  CheckoutKind,
  CheckoutNotice,
  CheckoutReply,
  CheckoutView,
  DonationChoice,
  PaymentMethod,
  PaymentOption,
} from '../shop/checkout-view';
export { consentLines } from '../blocks/checkout/consent-lines';
export { cancelControl, renewalControls, showCodesControl } from '../shop/order-view';
export { firstCountry } from '../shop/first-country';
export { missedMinimum } from '../shop/missed-minimum';
export { writeAddress } from '../blocks/order/write-address';
export type {
  OrderDownload,
  OrderLineView,
  OrderPaymentState,
  OrderSubscription,
  OrderView,
  SubscriptionState,
} from '../shop/order-view';
export { memberHintCookie, memberPaths } from '../blocks/member-area/member-state';
export type {
  AreaState,
  Joining,
  MemberDeed,
  MemberOrder,
  MemberState,
  MemberView,
} from '../blocks/member-area/member-state';
export { cartCountCookie } from '../shop/cart-count-cookie';
export { inCurrency, currencyControl } from '../shop/shown-currency';
export { optionControl, productControls } from '../blocks/product/product.parts';
export { productOptions } from '../blocks/product/product-options';
export {
  formatProductPrices as formatProductPrices,
  type ProductPrices,
} from '../blocks/product/format-product-prices';
export {
  filterControls,
  productSorts,
  readProductFilter,
  writeProductFilter,
  type ProductFilter,
  type ProductSort,
} from '../shop/product-filter';
export { subscribeControls } from '../shop/subscribe-controls';
export { giftControls, longestGiftMessage, noGift, type GiftDetails } from '../shop/gift-details';
export type { GiftView } from '../shop/gift-view';
export type { DonationOffer } from '../shop/donation-offer';
export type { ChoiceCounts, ProductListView, ProductView, ShopDisplay } from '../shop/product-view';
export { readCodeSources } from '../blocks/code/read-code-sources';
export { listMarkdownLinks } from '../blocks/markdown/list-markdown-links';
export { everyItem, itemControls, readItemFilter } from '../items/item-filter';
export { isPageControl, pageControlOf } from '../items/page-control';
export type {
  ArchiveView,
  CalendarView,
  CollectionKind,
  ItemFactsView,
  ItemFilter,
  ItemLabel,
  ItemListView,
  ItemView,
  TagsView,
  TourDatesView,
} from '../items/item-view';
export { reviewControls, reviewLimits } from '../shop/review-view';
export type {
  ProductReview,
  ProductReviewsView,
  ReviewItem,
  ReviewView,
} from '../shop/review-view';
export type { ShopErrors } from '../shop/shop-errors';
export type { TotalsNames } from '../shop/totals-names';
export type { ShopState } from '../shop/shop-state';
export type { PageBrand, ShareImage } from './page-brand';
export type { ShownCensus } from './render-census';
export { blockImports } from '../blocks/block-imports';
export type {
  BlockImport,
  ImportAround,
  ImportedBlock,
  ImportedPicture,
  ImportReading,
} from '../imports/block-import';
export {
  isInlineElement,
  isTextElement,
  plainWords,
  readLooseText,
  readRichNodes,
  readTextElement,
} from '../imports/read-rich-nodes';
