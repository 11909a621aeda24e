import { cartIndicatorTexts } from '../blocks/cart-indicator/cart-indicator.texts';
import { cartTexts } from '../blocks/cart/cart.texts';
import { checkoutTexts } from '../blocks/checkout/checkout.texts';
import { followButtonTexts } from '../blocks/follow-button/follow-button.texts';
import { formFieldsTexts } from '../blocks/form/fields/form-fields.texts';
import { formTexts } from '../blocks/form/form.texts';
import { galleryTexts } from '../blocks/gallery/gallery.texts';
import { lightboxTexts } from '../blocks/lightbox/lightbox.texts';
import { orderTexts } from '../blocks/order/order.texts';
import { productListTexts } from '../blocks/product-list/product-list.texts';
import { productTexts } from '../blocks/product/product.texts';
import { reviewTexts } from '../blocks/review/review.texts';
import { searchPreviewTexts } from '../blocks/search-preview/search-preview.texts';
import { videoTexts } from '../blocks/video/video.texts';
import { lineTexts } from '../shop/line.texts';
import { planTexts } from '../shop/plan.texts';
import { shopTexts } from '../shop/shop.texts';
import { systemErrorTexts } from '../system-error/system-error.texts';
import type { BlockTexts, EnglishTexts } from '../texts/block-texts';
import { frameTexts } from './frame.texts';

/** The tables of all `*.texts.ts`; a test fails when one is missing. Pages need no such list. */
const tables: readonly BlockTexts[] = [
  frameTexts,
  galleryTexts,
  lightboxTexts,
  videoTexts,
  formTexts,
  formFieldsTexts,
  followButtonTexts,
  searchPreviewTexts,
  shopTexts,
  planTexts,
  productTexts,
  productListTexts,
  cartIndicatorTexts,
  cartTexts,
  lineTexts,
  checkoutTexts,
  orderTexts,
  reviewTexts,
  systemErrorTexts,
];

/** Every text of ours that stands on a page, in English, by who says it and its code. */
export const englishTexts: Readonly<Record<string, EnglishTexts>> = Object.fromEntries(
  tables.map(({ name, english }) => [name, english]),
);
