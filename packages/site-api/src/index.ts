export type { ApiFailure, ApiResult, FailureCode } from './api-result';
export type { RestockWish } from './restock/create-ask-restock-notice';
export type { CartReply } from './create-cart';
export type { CartChange } from './cart-change';
export type { CheckoutReply } from './read-checkout-reply';
export { createCall, type Call } from './call';
export type { ApiTrouble, CallOptions, CallSetup, SiteFetch } from './call-setup';
export { createCheckoutApi, type CheckoutApi } from './create-checkout-api';
export { createBuyerApi, createShopApi, type BuyerApi, type ShopApi } from './create-shop-api';
export {
  createSiteApi,
  createSiteCall,
  createSiteCalls,
  type SiteApi,
  type SiteApiOptions,
} from './create-site-api';
export {
  createRenderWidget,
  writeWidgetRequest,
  type RenderedWidget,
  type WidgetRequest,
} from './create-render-widget';
export type { FoundProduct, ProductFindings, ProductQuery } from './create-find-products';
export {
  createMemberSession,
  xsrfHeader,
  type FetchState,
  type MemberLogin,
  type MemberSession,
  type MemberSessionSetup,
} from './create-member-session';
export {
  createStoredSession,
  storedSessionName,
  type StoredSession,
  type TextStorage,
} from './stored-session';
export {
  createOwnerApi,
  type HeaderFooterReply,
  type LanguageSettings,
  type LanguageStatus,
  type OwnerApi,
} from './create-owner-api';
export {
  createPlaceApi,
  type PlaceApi,
  type PlaceAsker,
  type PlaceDetails,
  type PlacePrediction,
} from './create-place-api';
export { configurationAddress, ownerHintCookie } from './configuration-address';
export { crumbMessage, statusMessage } from './messages';
export type { ReadData } from './read-reply';
export type { SubmissionKey } from './create-request-submission-key';
export { retryCall, type RetryClock, type RetryOptions } from './retry-call';
export type { SavedSubmission } from './create-save-submission';
export type { SubmissionPayload as SubmissionBody } from '@frontage/site-model';
export type { SearchFindings, SearchHit, SearchOptions } from './create-search';
