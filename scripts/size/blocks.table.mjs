// Size limits of forms, blocks and calls. 1 KB is 1,000 bytes.

const KB = 1000;

/** @type {import('../size.table.mjs').Budget[]} */
export const BLOCK_BUDGETS = [
  {
    name: 'form runtime',
    package: 'form-runtime',
    entry:
      "export { mountForm } from '@frontage/form-runtime/dom';\nexport { formParts } from '@frontage/form-runtime/markup';",
    external: ['./read-kinds', './fit-frame'],
    encoding: 'gzip',
    limit: 6.12 * KB,
    target: 4.5 * KB,
    reason:
      'the texts 0.6 KB, the submit machine 0.5 KB, drafts of every kind that outlive their tab and are shared by tabs 0.8 KB, waiting for the net and for answers 0.4 KB (the delivery that a cart and a product share), errors with their summary, a second try, title and frame 1.1 KB, that cookies are turned off 0.07 KB, what to do in an email field and which field in the summary 0.05 KB, which fields are shown at all 0.06 KB; fields beyond plain texts come as a chunk',
  },
  {
    name: 'form runtime, with every kind of field',
    package: 'form-runtime',
    entry:
      "export { mountForm } from '@frontage/form-runtime/dom';\nexport { formParts } from '@frontage/form-runtime/markup';\nexport { readKinds } from './src/dom/read-kinds';",
    external: ['./read-kinds', './fit-frame'],
    encoding: 'gzip',
    limit: 8.65 * KB,
    target: 6.5 * KB,
    reason:
      'the chunk for kinds: reading and sanitising them 1 KB, checking numbers, dates, times, phones and addresses, and its texts, 1.7 KB; what to do in a blank field, by kind, 0.15 KB',
  },
  {
    name: 'form runtime, steps (0.8 KB beside a form)',
    package: 'form-runtime',
    entry: "export { mountFormSteps } from '@frontage/form-runtime/dom';",
    external: ['./read-kinds'],
    encoding: 'gzip',
    // Which fields of a step are shown: 0.03 KB.
    limit: 1.84 * KB,
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
    // Conditions: 0.06 KB.
    limit: 0.76 * KB,
  },
  {
    name: 'captcha of a form that has one, and its worker',
    package: 'react-blocks',
    entry:
      "export { createFormCaptcha } from './src/blocks/form/captcha/create-form-captcha';\nexport { openAltcha } from './src/blocks/form/captcha/open-altcha';",
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
    // 0.2 KB of it fill in texts; every page with pictures has that code in `pictures`.
    limit: 1.37 * KB,
  },
  {
    name: 'product, with the calls of a shop',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/blocks/product/product.mount';",
    external: [
      './mount-product-gallery',
      './create-placing-pictures',
      './show-system-error',
      './texts.mount',
    ],
    encoding: 'gzip',
    // 0.1 KB of it are the delivery shared by forms and cart, 0.1 KB the settings of pictures,
    // 0.4 KB a choice that changes picture, price and address, 0.1 KB why a call failed, 0.1 KB
    // express checkout, 0.1 KB what is not chosen yet, and 0.6 KB the consent on which what
    // advertisers hear waits.
    limit: 9.07 * KB,
  },
  {
    name: 'product list',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/blocks/product-list/product-list.mount';",
    external: ['./create-placing-pictures', './open-quick-view'],
    encoding: 'gzip',
    // The same. 6 B are the longer names of the two chunks that it loads.
    limit: 2.79 * KB,
  },
  {
    name: 'cart page, React apart',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/blocks/cart/cart.mount';",
    external: ['./guard-codes', './show-system-error', './texts.mount'],
    encoding: 'gzip',
    // 0.3 KB of it are rejected input and the names of currencies; a line of a gift card tells its
    // value; 0.08 KB the words for a quantity or a line that could not be changed
    // [8.18], and 0.08 KB how much an order needs at least [5.17].
    limit: 18.21 * KB,
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
    // shop's terms and the question about a mistyped provider of mail; 0.04 KB that its cart was
    // emptied meanwhile; 0.12 KB that a code ran out while somebody paid, and that a way to pay is
    // kept when it is chosen.
    limit: 25.03 * KB,
  },
  {
    name: 'gate for pixel events, as blocks use it',
    package: 'census',
    entry: "export { pixelGate } from '@frontage/census/dom';",
    encoding: 'gzip',
    limit: 1.1 * KB,
  },
  {
    name: 'experiments of a page',
    package: 'census',
    entry: "export { pageExperiments } from '@frontage/census/dom';",
    encoding: 'gzip',
    limit: 640,
    target: 600,
    reason: 'the four fixed messages are 0.17 KB of it',
  },
  {
    name: 'consent, as blocks use it',
    package: 'census',
    entry: "export { pageConsent } from '@frontage/census/dom';",
    encoding: 'gzip',
    limit: 700,
  },
  {
    name: 'census of a page, before consent',
    package: 'react-blocks',
    entry: "export { mount, read } from './src/census/census.mount';",
    external: ['./track-page', './report-errors', './trace-page'],
    encoding: 'gzip',
    limit: 1.95 * KB,
  },
  {
    name: 'census of a page, after consent',
    package: 'react-blocks',
    entry: "export { trackPage } from './src/census/track-page';",
    external: ['./start-performance', './replay-page', './create-host-events', './trace-page'],
    encoding: 'gzip',
    limit: 8 * KB,
  },
  {
    name: 'census: speed of a page',
    package: 'react-blocks',
    entry: "export { startPerformance } from './src/census/start-performance';",
    encoding: 'gzip',
    limit: 2.2 * KB,
  },
  {
    name: 'census: errors of a page, from the first on',
    package: 'react-blocks',
    entry: "export { reportErrors } from './src/census/report-errors';",
    encoding: 'gzip',
    limit: 700,
  },
  {
    name: 'census, all of it',
    package: 'census',
    entry: "export * from '@frontage/census';\nexport * from '@frontage/census/dom';",
    encoding: 'gzip',
    limit: 13.8 * KB,
    target: 8 * KB,
    reason:
      'no page loads all of it: what reads batches, checks consent and chooses variants on a server is 2 KB of it, experiments and pixels 1 KB; the parts of a page have lines of their own above',
  },
  {
    name: 'page editor in an element, before its dialogs',
    package: 'page-editor',
    entry: "export { mountEditor } from '@frontage/page-editor';",
    encoding: 'brotli',
    // A key that asks where words lead, and what is left out before publishing: 0.1 KB; links into
    // the middle of another page, and telling what leads where: 0.6 KB; words that were copied in
    // another program, with their lists and links: 1.3 KB; what was refused, seen as well as
    // heard: 0.3 KB; several editors on a page: 0.1 KB; two people in one block, whose caret, lock
    // and words stay, and the way to sign in again: 0.7 KB; two people in one list: 0.6 KB;
    // the focus that comes back from a dialog into the frame: 0.05 KB; pictures that the words of
    // their link describe: 0.05 KB; a part that arrives when one tries again: 0.05 KB; a key
    // that leads to the bar and back: 0.4 KB; what is typed before a new block is there: 0.2 KB;
    // the focus at a line of advice that goes: 0.05 KB;
    // one palette, however often it is asked for: 0.1 KB; which picture was chosen: 0.05 KB;
    // which version a step of undo brings back: 0.1 KB.
    limit: 107.35 * KB,
    external: ['./dialogs', './rehearse-when-idle'],
  },
  {
    name: 'controls of fields',
    package: 'page-editor',
    entry: "export { createFieldsPanel, fieldsPanelStyle } from '@frontage/page-editor/fields';",
    encoding: 'brotli',
    // Links into the middle of another page are 0.4 KB of them; what somebody writes who is not
    // alone in a field, an item or a list, 0.5 KB; the focus that a dialog gives back, 0.05 KB;
    // the picture that an added slide asks for, 0.03 KB.
    limit: 13.03 * KB,
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
