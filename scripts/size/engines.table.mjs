// Size limits of the packages that pages are made of, up to the lightbox. 1 KB is 1,000 bytes.

const KB = 1000;

/** @type {import('../size.table.mjs').Budget[]} */
export const ENGINE_BUDGETS = [
  {
    name: 'inline boot',
    package: 'core-lifecycle',
    entry: "export { installBoot } from '@frontage/core-lifecycle/boot';",
    encoding: 'brotli',
    limit: 1 * KB,
  },
  {
    name: 'lifecycle in the browser',
    package: 'core-lifecycle',
    entry: "export * from '@frontage/core-lifecycle/dom';",
    encoding: 'brotli',
  },
  {
    name: 'site model, readers',
    package: 'site-model',
    entry: "export * from '@frontage/site-model';",
    encoding: 'gzip',
  },
  {
    name: 'money: format, strict parse, allocate, all locales',
    package: 'commerce-model',
    entry: "export { allocateMoney, formatMoney, parseMoney } from '@frontage/commerce-model';",
    encoding: 'gzip',
    limit: 2.2 * KB,
  },
  {
    name: 'commerce model: products, plans, totals, checkout',
    package: 'commerce-model',
    entry:
      "export { computeTotals, isOnSale, isSoldOut, mergeEntries, planText, priceHash, productPrices, stepCheckout } from '@frontage/commerce-model';",
    encoding: 'gzip',
    limit: 5 * KB,
  },
  {
    name: 'commerce model, all of it',
    package: 'commerce-model',
    entry: "export * from '@frontage/commerce-model';",
    encoding: 'gzip',
    limit: 11.09 * KB,
    target: 9 * KB,
    reason:
      'money in all locales 2.2 KB, currencies with their names 0.8 KB, the readers of carts, products and plans 2.3 KB, refunds of pieces and sums 0.7 KB, postal codes of 25 countries 0.5 KB, reasons 0.3 KB, texts for exact counts 0.02 KB and the size of a file whatever its language 0.02 KB, which no page loads together, over the 4.5 KB of rules',
  },
  {
    name: 'image loader, as pages use it',
    package: 'image-loader',
    entry: "export { createImageLoader } from '@frontage/image-loader/dom';",
    encoding: 'gzip',
    limit: 1.24 * KB,
  },
  {
    name: 'image loader, all of it',
    package: 'image-loader',
    entry: "export * from '@frontage/image-loader';\nexport * from '@frontage/image-loader/dom';",
    encoding: 'gzip',
  },
  {
    name: 'tween in the browser',
    package: 'motion',
    entry: "export * from '@frontage/motion';\nexport * from '@frontage/motion/dom';",
    encoding: 'brotli',
  },
  {
    name: 'layout of rows',
    package: 'gallery-engine',
    entry: "export { layoutRows } from '@frontage/gallery-engine';",
    encoding: 'brotli',
    limit: 350,
  },
  {
    name: 'layout of columns',
    package: 'gallery-engine',
    entry: "export { layoutColumns } from '@frontage/gallery-engine';",
    encoding: 'brotli',
    limit: 260,
  },
  {
    name: 'gallery, the five that stand still, with CSS',
    package: 'gallery-engine',
    entry:
      "import './src/dom/layout-style.css';\nexport { mountStill, readGallery } from '@frontage/gallery-engine/dom';",
    encoding: 'brotli',
    limit: 5.55 * KB,
    target: 2.5 * KB,
    reason:
      'what is missing is named, but not on served pages, 0.13 KB, keys of one’s choice 0.1 KB, styles 1.1 KB, the layouts by script 1.4 KB, keys, focus, index and address 1.4 KB, options and mounting 0.9 KB',
  },
  {
    name: 'gallery, carousel with CSS',
    package: 'gallery-engine',
    entry:
      "import './src/dom/carousel-style.css';\nexport { mountCarousel, readGallery } from '@frontage/gallery-engine/dom';",
    encoding: 'brotli',
    limit: 7.35 * KB,
    target: 5.5 * KB,
    reason:
      'address, linking, media, autoplay, keys of one’s choice and words for what is missing are in it, that the keyboard’s focus stops it and that its buttons name what they control 0.1 KB, and what takes all of it back: no single part is over 0.7 KB',
  },
  {
    name: 'gallery, all nine designs with CSS',
    package: 'gallery-engine',
    entry:
      "import '@frontage/gallery-engine/style.css';\nexport { mountGallery, readGallery } from '@frontage/gallery-engine/dom';",
    encoding: 'brotli',
    limit: 13.12 * KB,
    target: 9 * KB,
    reason:
      'carousel 6.4 KB, what stands still 2.3 KB more, stacked with its swipes 1.2 KB, thumbnails as tabs 0.2 KB, the room that is kept for controls 0.1 KB, the styles 1.7 KB',
  },
  {
    name: 'lightbox, before the first click',
    package: 'lightbox',
    entry: "export { mountLightbox } from '@frontage/lightbox/dom';",
    external: ['./open-links', './path-names-item'],
    encoding: 'brotli',
    limit: 0.5 * KB,
  },
  {
    name: 'lightbox, complete with CSS',
    package: 'lightbox',
    entry:
      "import '@frontage/lightbox/style.css';\nexport { mountLightbox } from '@frontage/lightbox/dom';\nexport { openLinks } from './src/dom/open-links';",
    external: ['./open-links', './path-names-item', './gestures'],
    encoding: 'brotli',
    limit: 7.17 * KB,
    target: 5.5 * KB,
    reason:
      'the styles alone are 1.3 KB; what screen readers are told, and Home and End, 0.1 KB; history, captions, controls, pictures and media have one part each, line breaks of words 0.04 KB, and 0.6 KB are rules of other packages that a page with a gallery has already',
  },
  {
    name: 'lightbox, gestures',
    package: 'lightbox',
    entry: "export { trackGestures } from './src/dom/gestures';",
    encoding: 'brotli',
  },
  {
    name: 'overlay, all of it with CSS',
    package: 'overlay',
    entry: "import '@frontage/overlay/style.css';\nexport * from '@frontage/overlay/dom';",
    encoding: 'brotli',
  },
];
