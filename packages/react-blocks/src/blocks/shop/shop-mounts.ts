// Written by `pnpm blocks` from the folders of blocks: those that have behaviour and no definition.

/** Loads the kinds of block that the shop starts. */
export const shopMounts = {
  cart: () => import('../cart/cart.mount'),
  'cart-indicator': () => import('../cart-indicator/cart-indicator.mount'),
  checkout: () => import('../checkout/checkout.mount'),
  donation: () => import('../donation/donation.mount'),
  'gift-card': () => import('../gift-card/gift-card.mount'),
  order: () => import('../order/order.mount'),
  product: () => import('../product/product.mount'),
  'product-list': () => import('../product-list/product-list.mount'),
  subscription: () => import('../subscription/subscription.mount'),
} as const;
