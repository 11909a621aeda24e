// The rooms of the blocks, lowest first. A block imports what blocks share, and no other blocks
// except those named here; none imports the server or the list of all blocks.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const REACT_BLOCKS = {
  rooms: {
    stored: room('how the data of blocks is read', ''),
    imports: room('how markup is read into what blocks store', ''),
    texts: room('words of blocks: tables, languages, what is filled in', ''),
    island: room('markup that React takes over', ''),
    published: room('how blocks of published markup are shown', ''),
    'system-error': room('trouble with the server, told above the page', 'texts'),
    context: room('what blocks of a page share, made once', 'system-error'),
    render: room('how the root of a block is rendered', 'texts context'),
    'comments-count': room('how many comments a page has', 'context render'),
    'pop-up-link': room('links that open a small window', 'render'),
    census: room('what tracks a page, and reports its errors', 'context'),
    picture: room('pictures, and when they come', 'context render'),
    items: room('what notes and events of a collection look like, and their filter', 'picture'),
    widget: room('blocks that are rendered anew without their page', 'context'),
    'blocks/form/captcha': room('the captcha of a form', 'texts'),
    host: room('what components in a React host share', 'context picture'),
    shop: room('what blocks of the shop share', 'stored texts picture blocks/form/captcha'),
    'server-block': room(
      'how a kind of block is told to the server',
      'texts island render picture',
    ),
    pixels: room('what is told to the pixels of others', 'render shop'),
    'blocks/*': room(
      'any other block',
      `items stored imports texts island published system-error context render comments-count picture shop server-block
       pixels widget pop-up-link`,
    ),
    'blocks/text': room('text', 'imports render comments-count pop-up-link server-block'),
    'blocks/popup': room('the pop-up of a page', 'stored texts render'),
    'blocks/cookie-banner': room(
      'the cookie banner, and the script of consent',
      'texts render blocks/text',
    ),
    'blocks/announcement': room('the bar above the header', 'texts render blocks/text'),
    'blocks/accordion': room('accordions', 'imports render server-block blocks/text'),
    'blocks/lightbox': room('pictures shown full screen', 'texts render picture'),
    'blocks/image': room(
      'one picture',
      'imports texts render picture server-block blocks/lightbox',
    ),
    'blocks/video': room(
      'videos and their players',
      'imports stored texts render picture server-block blocks/lightbox',
    ),
    'blocks/gallery': room(
      'galleries in all designs',
      'imports texts context render picture pop-up-link server-block blocks/lightbox blocks/video blocks/image',
    ),
    'blocks/summary': room(
      'items of a collection in the designs of galleries',
      'items texts render picture server-block widget blocks/gallery',
    ),
    'blocks/form/fields': room('the fields of a form', 'texts'),
    'blocks/form': room(
      'forms: markup and behaviour',
      'stored texts system-error context render server-block pixels blocks/form/captcha blocks/form/fields',
    ),
    'blocks/form/published': room(
      'forms of published markup',
      'imports context blocks/form/captcha blocks/form',
    ),
    'blocks/button': room(
      'buttons, and forms that they open',
      'imports stored texts context render comments-count widget pop-up-link server-block',
    ),
    'blocks/newsletter': room('newsletters', 'system-error render server-block blocks/form'),
    'blocks/review': room('reviews of a product', 'stored texts render shop server-block'),
    'blocks/cart': room(
      'the cart',
      'stored texts island system-error context render shop server-block blocks/form/captcha blocks/form',
    ),
    'blocks/cart-indicator': room('how much is in the cart', 'texts render shop server-block'),
    'blocks/donation': room('donations', 'stored texts published render shop server-block'),
    'blocks/gift-card': room('gift cards', 'texts render shop server-block'),
    'blocks/subscription': room('subscriptions', 'texts render shop server-block'),
    'blocks/checkout': room(
      'the checkout',
      'stored texts island system-error context render shop server-block blocks/form/fields blocks/cart blocks/donation blocks/gift-card',
    ),
    'blocks/product': room(
      'a product',
      `stored texts context render picture shop server-block pixels blocks/gallery blocks/lightbox
       blocks/review blocks/cart blocks/donation blocks/gift-card blocks/subscription`,
    ),
    'blocks/product-list': room(
      'lists of products',
      'stored texts context render picture shop server-block pixels blocks/product blocks/subscription',
    ),
    'blocks/order': room(
      'an order',
      'texts render shop server-block pixels blocks/form/fields blocks/gift-card',
    ),
    'blocks/shop': room(
      'behaviour of all blocks of the shop, as one',
      `stored shop pixels blocks/cart blocks/cart-indicator blocks/donation blocks/gift-card blocks/subscription blocks/checkout
       blocks/product blocks/product-list blocks/order`,
    ),
    blocks: room(
      'the lists of all blocks, written from their folders',
      `imports texts blocks/text blocks/accordion blocks/announcement blocks/cookie-banner blocks/popup blocks/lightbox blocks/image blocks/video
       blocks/gallery blocks/summary blocks/form/captcha blocks/form/fields blocks/form blocks/form/published
       blocks/button blocks/newsletter blocks/review blocks/cart blocks/cart-indicator blocks/donation blocks/gift-card blocks/subscription blocks/checkout
       blocks/product blocks/product-list blocks/order blocks/shop blocks/*`,
    ),
    '.': room(
      'the registry of blocks, and the entries of the package',
      `items texts context host picture comments-count census shop pixels blocks/text blocks/accordion blocks/cookie-banner
       blocks/lightbox blocks/image blocks/video blocks/gallery blocks/summary blocks/form blocks/form/captcha blocks/button blocks/newsletter
       blocks/review blocks/cart blocks/cart-indicator blocks/donation blocks/gift-card blocks/subscription blocks/checkout blocks/product
       blocks/product-list blocks/order blocks/* blocks`,
    ),
    components: room(
      'an entry for each component, written from that of all',
      `items texts host picture shop pixels blocks/text blocks/accordion blocks/cookie-banner blocks/lightbox blocks/image
       blocks/video blocks/gallery blocks/summary blocks/form blocks/form/captcha blocks/button blocks/newsletter blocks/review blocks/cart
       blocks/cart-indicator blocks/donation blocks/gift-card blocks/subscription blocks/checkout blocks/product blocks/product-list blocks/order
       blocks/*`,
    ),
    server: room(
      'how pages are rendered',
      `items imports widget texts system-error context render picture comments-count census shop blocks/form/fields
       blocks/form blocks/announcement blocks/cookie-banner blocks/popup blocks/cart-indicator blocks/checkout blocks/product blocks/order blocks/* blocks
       server-block .`,
    ),
  },
};
