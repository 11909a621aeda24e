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
  'entrance',
  'follow-button',
  'form',
  'gallery',
  'gift-card',
  'image',
  'item-facts',
  'item-list',
  'layers',
  'lightbox',
  'map',
  'marquee',
  'member-area',
  'newsletter',
  'order',
  'popup',
  'product',
  'product-list',
  'review',
  'scaled-text',
  'search-preview',
  'shape',
  'share',
  'subscription',
  'text',
  'video',
];

/** The kinds of published markup that are given styles; each comes with its script. */
export const styledPublished: readonly string[] = [
  'gallery-published',
  'map-published',
  'marquee-published',
  'video-published',
];
