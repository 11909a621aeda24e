import type * as z from 'zod';
import { accordionSchema } from './blocks/accordion/accordion.schema';
import { buttonSchema } from './blocks/button/button.schema';
import { cartIndicatorSchema } from './blocks/cart-indicator/cart-indicator.schema';
import { cartBlockSchema } from './blocks/cart/cart.schema';
import { checkoutBlockSchema } from './blocks/checkout/checkout.schema';
import { formSchema } from './blocks/form/form.schema';
import { gallerySchema } from './blocks/gallery/gallery.schema';
import { imageSchema } from './blocks/image/image.schema';
import { newsletterSchema } from './blocks/newsletter/newsletter.schema';
import { productListSchema } from './blocks/product-list/product-list.schema';
import { productBlockSchema } from './blocks/product/product.schema';
import { orderBlockSchema } from './blocks/order/order.schema';
import { reviewBlockSchema } from './blocks/review/review.schema';
import { searchPreviewSchema } from './blocks/search-preview/search-preview.schema';
import { textSchema } from './blocks/text/text.schema';
import { videoSchema } from './blocks/video/video.schema';
import { followButtonSchema } from './blocks/follow-button/follow-button.schema';

/** What each kind of block may store, by the block's id. */
export const blockSchemas: Readonly<Record<string, z.ZodType>> = {
  text: textSchema,
  image: imageSchema,
  gallery: gallerySchema,
  accordion: accordionSchema,
  button: buttonSchema,
  form: formSchema,
  newsletter: newsletterSchema,
  'search-preview': searchPreviewSchema,
  product: productBlockSchema,
  'product-list': productListSchema,
  'cart-indicator': cartIndicatorSchema,
  cart: cartBlockSchema,
  checkout: checkoutBlockSchema,
  order: orderBlockSchema,
  review: reviewBlockSchema,
  video: videoSchema,
  'follow-button': followButtonSchema,
};
