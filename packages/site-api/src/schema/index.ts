export {
  cartReplySchema,
  checkoutReplySchema,
  productFindingsSchema,
  savedSubmissionSchema,
  searchFindingsSchema,
  submissionKeySchema,
} from './reply-schemas';
export { memberLoginSchema } from './member-schemas';
export { cartChangeSchema, changeCartSchema, restockWishSchema } from './cart-schemas';
