export {
  Accordion,
  type AccordionItemData,
  type AccordionProps,
} from './blocks/accordion/Accordion';
export { Button, type ButtonProps } from './blocks/button/Button';
export { CartBlock as Cart, type CartBlockProps as CartProps } from './blocks/cart/CartBlock';
export { CartIndicator, type CartIndicatorProps } from './blocks/cart-indicator/CartIndicator';
export {
  CheckoutBlock as Checkout,
  type CheckoutBlockProps as CheckoutProps,
} from './blocks/checkout/CheckoutBlock';
export { Donation, type DonationProps } from './blocks/donation/Donation';
export { FollowButton, type FollowButtonProps } from './blocks/follow-button/FollowButton';
export { Form, type FormProps } from './blocks/form/Form';
export type { FormPage, FormResult } from './blocks/form/form.parts';
export { useForm } from './blocks/form/use-form';
export { Gallery } from './blocks/gallery/Gallery';
export type { GalleryProps, GallerySlideData, SlideVideo } from './blocks/gallery/gallery-props';
export {
  metaPositions,
  type GalleryHistory,
  type MetaPosition,
} from './blocks/gallery/gallery.parts';
export { Image, type ImageProps } from './blocks/image/Image';
export { Newsletter, type NewsletterProps } from './blocks/newsletter/Newsletter';
export { Order, type OrderProps } from './blocks/order/Order';
export { Product, type ProductProps } from './blocks/product/Product';
export type { RestockAnswer } from './blocks/product/restock/restock.parts';
export { ProductList, type ProductListProps } from './blocks/product-list/ProductList';
export { productSorts, type ProductSort } from './shop/product-filter';
export type { ProductListView, ProductView, ShopDisplay } from './shop/product-view';
export { Review, type ReviewProps } from './blocks/review/Review';
export { SearchPreview, type SearchPreviewProps } from './blocks/search-preview/SearchPreview';
export type {
  SearchAnswer,
  SearchPages,
  SearchResult,
} from './blocks/search-preview/search-preview.parts';
export { Text, type TextProps } from './blocks/text/Text';
export type { RichNode, RichWords } from '@frontage/site-model/fields';
export type {
  PictureAlignment,
  PictureData,
  PictureLoading,
  PictureMode,
  PictureSizing,
} from './picture/picture.parts';
export type { LocalText } from './texts/local-texts';
export { Pixels, type PixelsProps } from './pixels/Pixels';
export { HostProvider, type HostProviderProps } from './render/HostProvider';
export { TextsProvider, type TextsProviderProps } from './texts/TextsProvider';
export { Video, type VideoProps } from './blocks/video/Video';
export { VideoBox, type VideoBoxProps } from './blocks/video/VideoBox';
export type { VideoFileProps, VideoTrackProps } from './blocks/video/video-source';
export type { VideoMode } from './blocks/video/video.parts';
