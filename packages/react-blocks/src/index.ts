export { isFullPageCart } from './blocks/cart/cart-root';
export { blocks } from './registry';
