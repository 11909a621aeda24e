// Written by `pnpm blocks` from `react.ts`.
export type { FormDefinition, FormField, FormTransport } from '@frontage/form-runtime';
export type { GalleryChangeDetail } from '@frontage/gallery-engine/dom';
export type {
  ArchiveView,
  CalendarView,
  ItemFilter,
  ItemLabel,
  ItemPrice,
  ItemListView,
  ItemView,
  TagsView,
  TourDatesView,
} from '../items/item-view';
export type { NavigationEntry, NavigationFolder, NavigationLink } from '@frontage/site-model';
export { productSorts, type ProductFilter, type ProductSort } from '../shop/product-filter';
export type { CartLineView, CartView, GiftCardView } from '../shop/cart-view';
export type {
  CheckoutAddress,
  CheckoutView,
  DonationChoice,
  PaymentOption,
} from '../shop/checkout-view';
export type {
  OrderDownload,
  OrderLineView,
  OrderPeriod,
  OrderSubscription,
  OrderView,
} from '../shop/order-view';
export type { TotalsNames } from '../shop/totals-names';
export type {
  ProductReview,
  ProductReviewsView,
  ReviewItem,
  ReviewView,
} from '../shop/review-view';
export type { ShopErrors } from '../shop/shop-errors';
export type { ChoiceCounts, ProductListView, ProductView, ShopDisplay } from '../shop/product-view';
export type { RichNode, RichWords } from '@frontage/site-model/fields';
export type {
  PictureAlignment,
  PictureData,
  PictureLoading,
  PictureMode,
  PictureSizing,
} from '../picture/picture.parts';
export type { PictureAddress } from '../picture/picture-address-context';
export type { LocalText } from '../texts/local-texts';
export { Pixels, type PixelsProps } from '../pixels/Pixels';
export { HostProvider, type HostProviderProps } from '../host/HostProvider';
export { TextsProvider, type TextsProviderProps } from '../texts/TextsProvider';
