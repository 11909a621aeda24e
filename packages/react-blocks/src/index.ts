export { readPageSite } from './context/read-page-site';
export { isFullPageCart } from './blocks/cart/is-full-page-cart';
export { partStyles } from './part-styles';
export { registry as blocks } from './registry';
export { openCartChannel } from './shop/cart-channel';
