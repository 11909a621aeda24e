// Size limits. 1 KB is 1,000 bytes; everything is bundled from the sources with its imports,
// minified, without React.

const KB = 1000;

/**
 * @typedef {{
 *   name: string,
 *   package: string,
 *   entry: string,
 *   encoding: 'gzip' | 'brotli',
 *   limit?: number,
 *   target?: number,
 *   reason?: string,
 *   external?: string[],
 * }} Budget `entry` is the text of a module; without `limit` the size is only
 * shown (and written into the README of the package). `target` is a figure that we
 * want and have not reached, with the reason; `limit` then keeps it from growing.
 * `external` are imports, as they are written, that come later as chunks of their
 * own and are left out
 *
 * @typedef {{
 *   name: string,
 *   part: 'boot' | 'entry',
 *   encoding: 'gzip' | 'brotli',
 *   limit: number,
 *   target?: number,
 *   reason?: string,
 *   forBlocks?: number,
 * }} BuiltBudget `boot` is the inline script; `entry` is that and all a page loads before the first
 *   block starts. `limit` is for as many blocks as `forBlocks` says; each further one may add its
 *   entry in the registry
 */

/** @type {Budget[]} */
export const BUDGETS = [
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
    limit: 11.06 * KB,
    target: 5 * KB,
    reason:
      'money in all locales 2.2 KB, currencies with their names 0.8 KB, the readers of carts, products and plans 2.3 KB, refunds of pieces and sums 0.7 KB, postal codes of 25 countries 0.5 KB, reasons 0.3 KB and the size of a file whatever its language 0.02 KB, which no page loads together, over the 4.5 KB of rules',
  },
  {
    name: 'image loader, as pages use it',
    package: 'image-loader',
    entry: "export { createImageLoader } from '@frontage/image-loader/dom';",
    encoding: 'gzip',
    limit: 1.21 * KB,
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
    target: 2.5 * KB,
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
    target: 6 * KB,
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
    limit: 7.12 * KB,
    target: 2.8 * KB,
    reason:
      'the styles alone are 1.3 KB; what screen readers are told, and Home and End, 0.1 KB; history, captions, controls, pictures and media have one part each, and 0.6 KB are rules of other packages that a page with a gallery has already',
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
  {
    name: 'form runtime',
    package: 'form-runtime',
    entry: "export { formParts, mountForm } from '@frontage/form-runtime/dom';",
    external: ['./read-kinds', './fit-frame'],
    encoding: 'gzip',
    limit: 5.99 * KB,
    target: 3.5 * KB,
    reason:
      'the texts 0.6 KB, the submit machine 0.5 KB, drafts of every kind that outlive their tab and are shared by tabs 0.8 KB, waiting for the net and for answers 0.4 KB (the delivery that a cart and a product share), errors with their summary, a second try, title and frame 1.1 KB, what to do in an email field and which field in the summary 0.05 KB; fields beyond plain texts come as a chunk',
  },
  {
    name: 'form runtime, with every kind of field',
    package: 'form-runtime',
    entry:
      "export { formParts, mountForm } from '@frontage/form-runtime/dom';\nexport { readKinds } from './src/dom/read-kinds';",
    external: ['./read-kinds', './fit-frame'],
    encoding: 'gzip',
    limit: 8.53 * KB,
    target: 3.5 * KB,
    reason:
      'the chunk for kinds: reading and sanitising them 1 KB, checking numbers, dates, times, phones and addresses, and its texts, 1.7 KB; what to do in a blank field, by kind, 0.15 KB',
  },
  {
    name: 'form runtime, steps (0.8 KB beside a form)',
    package: 'form-runtime',
    entry: "export { mountFormSteps } from '@frontage/form-runtime/dom';",
    external: ['./read-kinds'],
    encoding: 'gzip',
    limit: 1.8 * KB,
  },
  {
    name: 'form runtime, files (1.7 KB beside a form)',
    package: 'form-runtime',
    entry: "export { createFormUploads } from '@frontage/form-runtime/dom';",
    encoding: 'gzip',
    // A field that was disabled after files were chosen sends none: 0.02 KB.
    limit: 3.47 * KB,
  },
  {
    name: 'form runtime, sanitiser',
    package: 'form-runtime',
    entry: "export { sanitizeForm } from '@frontage/form-runtime';",
    encoding: 'gzip',
    limit: 0.7 * KB,
  },
  {
    name: 'captcha of a form that has one, and its worker',
    package: 'react-blocks',
    entry:
      "export { createFormCaptcha } from './src/blocks/form/captcha/form-captcha';\nexport { openCaptcha } from './src/blocks/form/captcha/open-altcha';",
    external: ['./open-altcha', './open-recaptcha'],
    encoding: 'gzip',
    limit: 3 * KB,
  },
  {
    name: 'cart indicator',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/blocks/cart-indicator/cart-indicator.mount';",
    external: ['./texts.mount'],
    encoding: 'gzip',
    // 0.2 KB of it fill in texts; every page has that code in `base`.
    limit: 1.37 * KB,
  },
  {
    name: 'product, with the calls of a shop',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/blocks/product/product.mount';",
    external: [
      './mount-product-gallery',
      './placing-pictures',
      './show-system-error',
      './texts.mount',
    ],
    encoding: 'gzip',
    // 0.1 KB of it are the delivery shared by forms and cart, 0.1 KB the settings of pictures,
    // 0.4 KB a choice that changes picture, price and address, and 0.1 KB why a call failed.
    limit: 8.28 * KB,
  },
  {
    name: 'product list',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/blocks/product-list/product-list.mount';",
    external: ['./placing-pictures', './quick-view'],
    encoding: 'gzip',
    // The same.
    limit: 2.76 * KB,
  },
  {
    name: 'cart page, React apart',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/blocks/cart/cart.mount';",
    external: ['./guard-codes', './show-system-error', './texts.mount'],
    encoding: 'gzip',
    // 0.3 KB of it are rejected input and the names of currencies; a line of a gift card tells its
    // value.
    limit: 18.06 * KB,
  },
  {
    name: 'checkout, React apart',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/blocks/checkout/checkout.mount';",
    external: ['./show-system-error', './texts.mount'],
    encoding: 'gzip',
    // 1.9 KB of it are the calls of all blocks, which a page of the shop loads anyway; 0.5 KB the
    // postal codes of 25 countries; 1.4 KB recurring charges, coming back from a payment page,
    // pickup, and the delivery of calls; 1.4 KB the amounts of a donation; 1.1 KB for whom a gift
    // card is, and a note to the seller; 0.2 KB the words above the button that a method is kept
    // and charged again, which the server stores as they stand there; 0.65 KB the links to the
    // shop's terms and the question about a mistyped provider of mail.
    limit: 24.83 * KB,
  },
  {
    name: 'gate for pixel events, as blocks use it',
    package: 'census',
    entry: "export { pixelGate } from '@frontage/census/dom';",
    encoding: 'gzip',
    limit: 400,
  },
  {
    name: 'census, all of it',
    package: 'census',
    entry: "export * from '@frontage/census';\nexport * from '@frontage/census/dom';",
    encoding: 'gzip',
    limit: 1 * KB,
  },
  {
    name: 'data layer',
    package: 'site-api',
    entry: "export { createCall } from './src/call';",
    encoding: 'gzip',
    limit: 1.3 * KB,
  },
  {
    name: 'all calls of a site',
    package: 'site-api',
    entry: "export * from '@frontage/site-api';",
    encoding: 'gzip',
  },
];

/**
 * What one component costs a React site, gzip, without React and lazily loaded chunks: bundled from
 * the packed tarballs, see `weigh-components.mjs`. The README of react-blocks lists the figures.
 *
 * @type {{ component: string, entry: string, limit: number }[]}
 */
export const COMPONENT_BUDGETS = [
  { component: 'Button', entry: 'button', limit: 2 * KB },
  { component: 'Gallery', entry: 'gallery', limit: 23 * KB },
  // All words of forms are in it: 0.2 KB of them say, by kind of field, what to do.
  { component: 'Form', entry: 'form', limit: 24.2 * KB },
  // 3 KB are the form of a subscription, which a product with a plan shows in place of the cart's.
  { component: 'Product', entry: 'product', limit: 32 * KB },
  { component: 'Cart', entry: 'cart', limit: 22.5 * KB },
  { component: 'Button', entry: 'react', limit: 22 * KB },
];

/** @type {BuiltBudget[]} */
export const BUILT_BUDGETS = [
  {
    name: 'published page: inline boot',
    part: 'boot',
    encoding: 'brotli',
    limit: 1 * KB,
  },
  {
    name: 'published page: boot, lifecycle, registry',
    part: 'entry',
    encoding: 'brotli',
    limit: 4.05 * KB,
    forBlocks: 14,
    target: 4 * KB,
    reason:
      'the styles of parts that come later, and of what is added to published markup, 0.2 KB; the names of chunks are made of their content and pack a little better or worse',
  },
];
