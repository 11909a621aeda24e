import {
  cartIndicatorTexts,
  type CartIndicatorTexts,
} from '../blocks/cart-indicator/cart-indicator-texts';
import { cartTexts, type CartTexts } from '../blocks/cart/cart-texts';
import { checkoutTexts, type CheckoutTexts } from '../blocks/checkout/checkout-texts';
import {
  followButtonTexts,
  type FollowButtonTexts,
} from '../blocks/follow-button/follow-button-texts';
import { formFieldTexts, type FormFieldTexts } from '../blocks/form/fields/form-field-texts';
import { formBlockTexts, type FormBlockTexts } from '../blocks/form/form-texts';
import { galleryBlockTexts, type GalleryBlockTexts } from '../blocks/gallery/gallery-texts';
import { lightboxBlockTexts, type LightboxBlockTexts } from '../blocks/lightbox/lightbox-texts';
import { orderTexts, type OrderTexts } from '../blocks/order/order-texts';
import { productListTexts, type ProductListTexts } from '../blocks/product-list/product-list-texts';
import { productTexts, type ProductTexts } from '../blocks/product/product-texts';
import { reviewTexts, type ReviewTexts } from '../blocks/review/review-texts';
import { searchTexts, type SearchTexts } from '../blocks/search-preview/search-texts';
import { videoTexts, type VideoTexts } from '../blocks/video/video-texts';
import { lineTexts, type LineTexts } from '../shop/line-texts';
import { planWords, type PlanWords } from '../shop/plan-words';
import { shopTexts, type ShopTexts } from '../shop/shop-texts';
import { systemErrorTexts, type SystemErrorTexts } from '../system-error/system-error-texts';
import { frameTexts, type FrameTexts } from './frame-texts';

/** Every text of ours that stands on a page, by who says it and its code. */
export interface PageTexts {
  readonly frame: FrameTexts;
  readonly gallery: GalleryBlockTexts;
  readonly lightbox: LightboxBlockTexts;
  readonly video: VideoTexts;
  readonly form: FormBlockTexts;
  readonly 'form-fields': FormFieldTexts;
  readonly 'follow-button': FollowButtonTexts;
  readonly 'search-preview': SearchTexts;
  readonly shop: ShopTexts;
  readonly plan: PlanWords;
  readonly product: ProductTexts;
  readonly 'product-list': ProductListTexts;
  readonly 'cart-indicator': CartIndicatorTexts;
  readonly cart: CartTexts;
  readonly 'cart-line': LineTexts;
  readonly checkout: CheckoutTexts;
  readonly order: OrderTexts;
  readonly review: ReviewTexts;
  readonly 'system-error': SystemErrorTexts;
}

/** All of them in English: what a language may replace, and what stands where it does not. */
export const englishTexts: PageTexts = {
  frame: frameTexts,
  gallery: galleryBlockTexts,
  lightbox: lightboxBlockTexts,
  video: videoTexts,
  form: formBlockTexts,
  'form-fields': formFieldTexts,
  'follow-button': followButtonTexts,
  'search-preview': searchTexts,
  shop: shopTexts,
  plan: planWords,
  product: productTexts,
  'product-list': productListTexts,
  'cart-indicator': cartIndicatorTexts,
  cart: cartTexts,
  'cart-line': lineTexts,
  checkout: checkoutTexts,
  order: orderTexts,
  review: reviewTexts,
  'system-error': systemErrorTexts,
};
