export {
  cartReplySchema,
  checkoutReplySchema,
  productFindingsSchema,
  savedSubmissionSchema,
  searchFindingsSchema,
  submissionKeySchema,
} from './reply-schemas';
export { saveHeaderFooterSchema, saveLanguagesSchema, widgetRequestSchema } from './site-schemas';
export { memberLoginSchema } from './member-login-schema';
export { cartChangeSchema, changeCartSchema } from './cart-schemas';
export { restockWishSchema } from '../restock/restock-wish.schema';
