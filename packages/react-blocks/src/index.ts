export { readPageSite } from './context/read-page-site';
export { isFullPageCart } from './blocks/cart/is-full-page-cart';
export { startConsent } from './blocks/cookie-banner/start-consent';
export { partStyles } from './part-styles';
export { registry } from './registry';
export { wholeRegistry } from './whole-registry';
export { openCartChannel } from './shop/cart-channel';
export { siteContextAttribute } from './context/site-context.parts';
