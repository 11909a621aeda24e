import { filesEntry, kindText, type PaletteEntry, type PaletteGroup } from '@frontage/page-editor';
import { kindPictures } from './kind-pictures';

/** What a kind of block is, and other words for it. */
type About = readonly [about: string, words?: string];

/**
 * The kinds of block by what they are for. Those of the shop's own pages come last and say where
 * they belong.
 */
const groups: Readonly<Record<string, Readonly<Record<string, About>>>> = {
  Words: {
    text: ['Headings, paragraphs, lists and links.', 'title paragraph heading list quote'],
    markdown: ['Text with marks, as programs and notes use them.', 'md plain notes readme'],
    accordion: ['Questions that open to their answers.', 'faq fold questions'],
    button: ['A link that stands out.', 'link call action cta download'],
    'price-menu': [
      'Menus in tabs, with one price or two to choose from.',
      'restaurant food card list',
    ],
    chart: ['Numbers as bars, lines or a pie, and as a table.', 'graph data statistics'],
    comments: [
      'What was written about a page, with a link to each comment.',
      'discussion replies opinions guest',
    ],
    'page-date': ['When the page was last changed.', 'date updated time'],
    'scaled-text': ['One line that fills its place, however wide.', 'big headline fit size'],
    divider: ['A line between one subject and the next.', 'line rule hr separator'],
    spacer: ['Empty room between two blocks.', 'space gap distance'],
    marquee: ['Words that pass by, straight on or in waves.', 'ticker moving scroll running'],
  },
  Collections: {
    'item-list': [
      'Notes or events with their dates. Needs a collection.',
      'blog news posts feed calendar',
    ],
    summary: [
      'Notes or events with their pictures. Needs a collection.',
      'blog teaser carousel grid posts',
    ],
    calendar: ['The events of a month. Needs a collection of events.', 'month dates agenda'],
    'tour-dates': [
      'Coming events with place and tickets. Needs a collection of events.',
      'concerts gigs tickets',
    ],
    archive: [
      'All notes or events by month, year or category. Needs a collection.',
      'history old years months',
    ],
    tags: ['Tags or categories to choose from. Needs a collection.', 'cloud categories labels'],
    'item-facts': [
      'Date, category and tags of a note or an event, on its own page.',
      'date labels',
    ],
  },
  'Pictures and films': {
    image: ['One picture with words below it.', 'photo picture'],
    gallery: ['Several pictures side by side or as slides.', 'photos pictures slideshow carousel'],
    video: ['A film of your own or of another site.', 'film movie'],
    audio: ['A track, an album, or music of a service.', 'sound music song podcast mp3 album'],
    shape: ['A circle, a star, an arch, in a colour of yours.', 'circle ornament drawing'],
    [filesEntry]: ['From this device. They may also be dropped or pasted.', 'photos upload files'],
  },
  Visitors: {
    logo: ['The picture or the name of the site, as a link.', 'brand sign name'],
    navigation: ['The menu of the site, or pages that you choose.', 'menu links pages list'],
    'social-links': [
      'Your accounts elsewhere, by their signs.',
      'instagram facebook icons profiles',
    ],
    form: ['Questions that visitors answer. Needs a form.', 'contact message questions email'],
    newsletter: ['Visitors subscribe here. Needs a newsletter form.', 'email subscribe signup'],
    'search-preview': ['A field that searches the site.', 'find'],
    'member-area': ['Where members sign in and out.', 'account login profile'],
    code: ['HTML of your own, in a frame apart from the page.', 'html embed widget iframe script'],
    booking: ['A table or an appointment to book elsewhere.', 'reservation opentable tock acuity'],
    map: ['A place with a marker, asked for by a press.', 'address location where google'],
    'follow-button': ['A link to a profile elsewhere.', 'social twitter x'],
    share: ['Visitors hand the page on to others.', 'copy link social'],
  },
  Shop: {
    product: ['One product to buy. Needs a product.', 'buy sell price'],
    'product-list': ['Products side by side.', 'catalogue collection store grid'],
    'gift-card': ['A gift card to buy. Needs a gift card among the products.', 'voucher present'],
    subscription: ['Bought again and again. Needs a product with a plan.', 'plan recurring'],
    donation: ['An amount to give. Needs a product for donations.', 'give charity support'],
    'cart-indicator': ['How much is in the cart, with a link to it.', 'basket count'],
  },
  'Pages of the shop': {
    cart: ['What a visitor will buy. Once a site, on the page of the cart.', 'basket'],
    checkout: ['Address and payment. Once a site, on its own page.', 'pay payment'],
    order: ['What was bought. Once a site: mails about orders lead to it.', 'receipt'],
    review: ['Where buyers review. Once a site: mails to buyers lead to it.', 'stars rating'],
  },
};

/** What can be added, by group: the kinds of block, and pictures of this device. */
export const blockGroups: readonly PaletteGroup[] = Object.entries(groups).map(
  ([heading, kinds]) => ({
    heading,
    entries: Object.entries(kinds).flatMap(([kind, [about, words]]): PaletteEntry[] => {
      const picture = kindPictures[kind];
      return picture ? [{ id: kind, name: kindText(kind), about, words, picture }] : [];
    }),
  }),
);
