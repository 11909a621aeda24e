export {
  Accordion,
  type AccordionItemData,
  type AccordionProps,
  type AccordionToggle,
} from './blocks/accordion/Accordion';
export { Archive, type ArchiveProps } from './blocks/archive/Archive';
export type { ArchiveGrouping } from './blocks/archive/group-items';
export { Audio, type AudioProps } from './blocks/audio/Audio';
export type { AudioTrack } from './blocks/audio/AudioTracks';
export { Booking, type BookingProps } from './blocks/booking/Booking';
export { Button, type ButtonProps } from './blocks/button/Button';
export { CartBlock as Cart, type CartBlockProps as CartProps } from './blocks/cart/CartBlock';
export { Calendar, type CalendarProps } from './blocks/calendar/Calendar';
export { CartIndicator, type CartIndicatorProps } from './blocks/cart-indicator/CartIndicator';
export { Chart, type ChartProps } from './blocks/chart/Chart';
export {
  CheckoutBlock as Checkout,
  type CheckoutBlockProps as CheckoutProps,
} from './blocks/checkout/CheckoutBlock';
export { Divider, type DividerProps } from './blocks/divider/Divider';
export { Donation, type DonationProps } from './blocks/donation/Donation';
export { FollowButton, type FollowButtonProps } from './blocks/follow-button/FollowButton';
export { Form, type FormProps } from './blocks/form/Form';
export type { FormPage, FormResult } from './blocks/form/form.parts';
export type { RecaptchaPlace } from './blocks/form/captcha/captcha.parts';
export { useForm, type UseFormOptions } from './blocks/form/use-form';
export type { FormDefinition, FormField, FormTransport } from '@frontage/form-runtime';
export type { GalleryChangeDetail } from '@frontage/gallery-engine/dom';
export { Gallery } from './blocks/gallery/Gallery';
export type { GalleryProps, GallerySlideData, SlideVideo } from './blocks/gallery/gallery-props';
export {
  metaPositions,
  type GalleryHistory,
  type MetaPosition,
} from './blocks/gallery/gallery.parts';
export { GiftCard, type GiftCardProps } from './blocks/gift-card/GiftCard';
export { Subscription, type SubscriptionProps } from './blocks/subscription/Subscription';
export { Summary } from './blocks/summary/Summary';
export type { SummaryMetadata, SummaryProps } from './blocks/summary/summary-props';
export { TourDates, type TourDatesProps } from './blocks/tour-dates/TourDates';
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
} from './items/item-view';
export { Image, type ImageProps } from './blocks/image/Image';
export {
  PictureBlock as Picture,
  type PictureBlockProps as PictureProps,
} from './blocks/image/PictureBlock';
export { Lightbox, type LightboxProps } from './blocks/lightbox/Lightbox';
export { Logo, type LogoProps } from './blocks/logo/Logo';
export { MapBlock, type MapProps } from './blocks/map/MapBlock';
export type { MapLocation, MapOptions, MapStyle } from './blocks/map/map-options';
export { Markdown, type MarkdownProps } from './blocks/markdown/Markdown';
export { Marquee, type MarqueeItem, type MarqueeProps } from './blocks/marquee/Marquee';
export { Navigation, type NavigationProps } from './blocks/navigation/Navigation';
export type { NavigationEntry, NavigationFolder, NavigationLink } from '@frontage/site-model';
export { Newsletter, type NewsletterProps } from './blocks/newsletter/Newsletter';
export { Order, type OrderProps } from './blocks/order/Order';
export { Product, type ProductProps } from './blocks/product/Product';
export type { ProductAdded } from './blocks/product/product-added';
export type { RestockAnswer } from './blocks/product/restock/restock.parts';
export { ProductList, type ProductListProps } from './blocks/product-list/ProductList';
export { productSorts, type ProductFilter, type ProductSort } from './shop/product-filter';
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
export type { TotalsNames } from './shop/totals-names';
export type { ProductReview, ProductReviewsView, ReviewItem, ReviewView } from './shop/review-view';
export type { ShopErrors } from './shop/shop-errors';
export type { ChoiceCounts, ProductListView, ProductView, ShopDisplay } from './shop/product-view';
export { Review, type ReviewProps } from './blocks/review/Review';
export {
  SearchPreviewBlock as SearchPreview,
  type SearchPreviewBlockProps as SearchPreviewProps,
} from './blocks/search-preview/SearchPreviewBlock';
export type {
  SearchAnswer,
  SearchPages,
  SearchResult,
} from './blocks/search-preview/search-answer';
export { ScaledText, type ScaledTextProps } from './blocks/scaled-text/ScaledText';
export { Shape, type ShapeProps } from './blocks/shape/Shape';
export type { DropShadow, ShapeLength } from './blocks/shape/drop-shadow';
export type { ShapeName } from './blocks/shape/shape-outlines';
export { Share, type ShareProps } from './blocks/share/Share';
export {
  SocialLinks,
  type SocialAccount,
  type SocialLinksProps,
} from './blocks/social-links/SocialLinks';
export { Spacer, type SpacerProps } from './blocks/spacer/Spacer';
export { Tags, type TagsProps } from './blocks/tags/Tags';
export { Text, type TextProps } from './blocks/text/Text';
export type { RichNode, RichWords } from '@frontage/site-model/fields';
export type {
  PictureAlignment,
  PictureData,
  PictureLoading,
  PictureMode,
  PictureSizing,
} from './picture/picture.parts';
export type { PictureAddress } from './picture/picture-address-context';
export type { LocalText } from './texts/local-texts';
export { Comments, type CommentsProps } from './blocks/comments/Comments';
export type { CommentEntry } from './blocks/comments/number-comments';
export { PageDate, type PageDateProps } from './blocks/page-date/PageDate';
export {
  PriceMenu,
  type PriceMenuItem,
  type PriceMenuList,
  type PriceMenuProps,
} from './blocks/price-menu/PriceMenu';
export {
  CookieBannerBlock as CookieBanner,
  type CookieBannerBlockProps as CookieBannerProps,
} from './blocks/cookie-banner/CookieBannerBlock';
export { useConsent } from './blocks/cookie-banner/use-consent';
export { Pixels, type PixelsProps } from './pixels/Pixels';
export { HostProvider, type HostProviderProps } from './host/HostProvider';
export { TextsProvider, type TextsProviderProps } from './texts/TextsProvider';
export { Video, type VideoProps } from './blocks/video/Video';
export { VideoBox, type VideoBoxProps } from './blocks/video/VideoBox';
export type { VideoFileProps, VideoTrackProps } from './blocks/video/video-source';
export type { VideoMode } from './blocks/video/video.parts';
