import type { RecaptchaPlace } from '../blocks/form/captcha/captcha.parts';
import type { CartView } from './cart-view';
import type { CheckoutView } from './checkout-view';
import type { GiftView } from './gift-view';
import type { OrderView } from './order-view';
import type { ReviewView } from './review-view';
import type { ShopErrors } from './shop-errors';

/** What a page of the shop shows to one visitor. */
export type ShopState =
  | {
      readonly kind: 'cart';
      readonly view: CartView;
      readonly errors?: ShopErrors | undefined;
      /** The captcha for entering codes, with the site's own key [6.07]. @default none */
      readonly captcha?: RecaptchaPlace | undefined;
    }
  | {
      readonly kind: 'checkout';
      readonly view: CheckoutView;
      readonly errors?: ShopErrors | undefined;
    }
  /**
   * The visitor came to the checkout without a cart: the session has ended or cookies are off
   * [2.01] [8.09].
   */
  | { readonly kind: 'noCart' }
  /** A checkout that was started in another browser; nothing of it is shown here. */
  | { readonly kind: 'otherBrowser' }
  /** The visitor followed a link from elsewhere: the checkout starts with a button. */
  | { readonly kind: 'beginCheckout'; /** Where that is posted. */ readonly action: string }
  /** The visitor came to the checkout with an empty cart. */
  | { readonly kind: 'emptyCart' }
  | {
      readonly kind: 'order';
      readonly view: OrderView;
      /**
       * Whether it was placed just now, so that the buyer is thanked. @default the page tells how
       * it stands
       */
      readonly isConfirmation?: boolean | undefined;
      readonly errors?: ShopErrors | undefined;
    }
  /** Somebody opens the gift card that they were sent. */
  | { readonly kind: 'gift'; readonly view: GiftView }
  | {
      readonly kind: 'review';
      readonly view: ReviewView;
      /** The product with the errors; '' for all. @default nothing is wrong */
      readonly errors?: (ShopErrors & { readonly productId: string }) | undefined;
    };

/** What blocks of a shop's own pages need besides their page. */
export interface ShopServices {
  /** What a page of the shop shows to its visitor. */
  shop?: ShopState | undefined;
}
