export { readPageSite } from './context/read-page-site';
export { isFullPageCart } from './blocks/cart/is-full-page-cart';
export { partStyles } from './part-styles';
export { registry as servedBlocks } from './registry';
export { wholeRegistry as blocks } from './whole-registry';
export { openCartChannel } from './shop/cart-channel';
