export { readCartView } from './shop/read-cart-view';
export { readCheckoutView } from './shop/read-checkout-view';
export type { CartLineView, CartView, GiftCardView } from './shop/cart-view';
export type {
  CheckoutAddress,
  CheckoutView,
  DonationChoice,
  PaymentOption,
} from './shop/checkout-view';
export type {
  OrderDownload,
  OrderLineView,
  OrderPeriod,
  OrderSubscription,
  OrderView,
} from './shop/order-view';
export type { ChoiceCounts, ProductListView, ProductView, ShopDisplay } from './shop/product-view';
export type { ProductReview, ProductReviewsView, ReviewItem, ReviewView } from './shop/review-view';
export type { ShopErrors } from './shop/shop-errors';
export type { TotalsNames } from './shop/totals-names';
