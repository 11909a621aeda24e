export { readPageSite } from './context/read-page-site';
export { isFullPageCart } from './blocks/cart/cart-root';
export { partStyles } from './part-styles';
export { blocks } from './registry';
