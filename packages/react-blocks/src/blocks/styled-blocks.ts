// Written by `pnpm blocks` from the folders beside it.

/** The kinds of block that have styles. */
export const styledBlocks: readonly string[] = [
  'accordion',
  'announcement',
  'button',
  'cart',
  'cart-indicator',
  'checkout',
  'code',
  'cookie-banner',
  'donation',
  'follow-button',
  'form',
  'gallery',
  'gift-card',
  'image',
  'item-facts',
  'item-list',
  'layers',
  'lightbox',
  'member-area',
  'newsletter',
  'order',
  'popup',
  'product',
  'product-list',
  'review',
  'search-preview',
  'share',
  'subscription',
  'text',
  'video',
];

/** The kinds of published markup that are given styles; each comes with its script. */
export const styledPublished: readonly string[] = ['gallery-published', 'video-published'];
