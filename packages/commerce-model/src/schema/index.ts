export { cartSchema } from './cart-schema';
export { moneySchema } from './money-schema';
export { productSchema } from './product-schema';
