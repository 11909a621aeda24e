import { room } from './room.mjs';

/** The rooms of the owner's area, which stand in the server's table, lowest first. */
export const AREA_ROOMS = {
  'area/entries': room(
    'long forms of the area: their controls, and what two people entered put together',
    'texts area',
  ),
  'area/messages': room(
    'what visitors sent, as those who look after the site read it',
    `files texts http store sites mail pages forms/definitions forms/uploads forms/submissions
     area audit accounts`,
  ),
  'area/members': room(
    'who has joined the site, inviting members, and removing them',
    `texts http store sites mail shop/subscriptions shop/orders members area audit accounts`,
  ),
  'area/people': room(
    'who looks after a site, what they may do, and whom they invite',
    'texts http store sites mail second-factor area audit accounts',
  ),
  'area/tokens': room(
    'making tokens for programs, and ending them',
    'texts http store sites tokens area audit accounts area/people',
  ),
  'area/passkeys': room(
    'adding, naming and removing passkeys',
    'texts http store sites sign-in passkeys area audit accounts',
  ),
  'area/second-factor': room(
    'setting up a second factor, its recovery codes, and switching it off',
    'texts http signing store sites second-factor area audit accounts',
  ),
  'area/experiments': room(
    'toggles and tests of a site: made, started, stopped, and how they do',
    'texts http store sites pages/experiments area audit accounts',
  ),
  'area/log': room(
    'what was done in the area, as a list and a table',
    'texts http store sites area audit accounts',
  ),
  'area/block-names': room(
    'what an owner calls a block: by its words, by what it shows, by where it leads',
    'texts store pictures pages/items forms/definitions shop/catalogue',
  ),
  'area/link-checks': room(
    'the links of a site that are in no block, and what is wrong with a link',
    `texts store sites pictures pages/documents pages/items forms/definitions shop/settings
     shop/catalogue area`,
  ),
  'area/pages': room(
    'the pages of a site, as those who look after it see them',
    `texts http signing store sites pages/documents pages pages/code pages/items pages/translations
     forms/definitions shop/catalogue area audit accounts area/block-names area/link-checks`,
  ),
  'area/collections': room(
    'collections of notes and events, their items and the addresses of those',
    `texts http store sites pages/documents pages/translations pages/items area audit accounts
     area/pages`,
  ),
  'area/patterns': room(
    'the blocks that a site keeps under names',
    'http store sites audit accounts',
  ),
  'area/assets': room(
    'the pictures, videos and captions of a site, as those who look after it see them',
    `texts files http store sites pictures pages/documents shop/catalogue area audit
     accounts area/patterns area/link-checks`,
  ),
  'area/editor': room(
    'the editor of a page, and the edits that it sends',
    `texts http store sites pictures pages/runtime pages/documents pages pages/code pages/items
     forms/definitions shop/catalogue area audit accounts area/block-names area/pages area/assets
     area/patterns area/link-checks`,
  ),
  'area/forms': room(
    'the forms of a site, as those who make them see them',
    `texts http store sites mail captcha pages/documents forms/definitions forms/uploads
     forms/submissions area audit accounts area/entries`,
  ),
  'area/words': room(
    'the texts that a site may say in its own words: their list, what is missing',
    'sites area',
  ),
  'area/places': room('finding places for maps', 'http store sites accounts'),
  'area/videos': room('looking at videos before a page shows them', 'http store sites accounts'),
  'area/settings': room(
    'the settings of a site, subject by subject, and its redirects',
    'texts http signing store sites mail newsletter census pictures pages/documents pages forms/definitions shop/settings area audit accounts area/editor area/words',
  ),
  'area/links': room(
    'the broken links of a site, over all of its pages',
    `texts http store sites pages/documents area accounts area/block-names
     area/link-checks area/pages`,
  ),
  'area/languages': room(
    'the words of a site in each of its languages, and what stands above and below its pages',
    'texts http store sites pages/documents pages/translations area audit accounts area/words area/settings',
  ),
  'area/translations': room(
    'translating pages beside their originals',
    'texts http store sites pages/documents pages/translations area audit accounts area/pages area/settings',
  ),
  'area/subscribers': room(
    'who wants a newsletter, as those who send it see them',
    `files texts http store sites mail forms/definitions newsletter area audit accounts`,
  ),
  'area/products': room(
    'the products of a shop and their stock, as those who look after the site see them',
    'texts http store sites shop/stock shop/catalogue area audit accounts',
  ),
  'area/product': room(
    'one product, as those who look after the site describe it',
    `files texts http store sites pictures pages/documents shop/settings shop/stock shop/catalogue
     area audit accounts area/link-checks area/pages area/assets area/entries area/products`,
  ),
  'area/preview': room(
    'the site in a frame, as those who look after it see it',
    'texts http sites accounts',
  ),
  'area/look': room(
    'the look of a site: chosen, tried on its pages, kept in versions, published',
    `texts files http store sites pictures pages/runtime pages/documents pages area audit accounts
     area/assets area/preview`,
  ),
  'area/product-csv': room(
    'products as a table: out, and in after a look at what would change',
    `files texts http store sites shop/settings shop/catalogue area audit accounts
     area/entries area/products area/product`,
  ),
  'area/imports': room(
    'what comes from other sites: looked at, brought in as drafts, removed again',
    `texts files http store sites pictures pages/documents pages/items forms/definitions forms/submissions
     shop/catalogue imports/site-files imports/other-sites imports/zip area audit accounts
     area/assets area/product`,
  ),
  'area/tags': room(
    'the tags and categories of products, which are renamed on all of them at once',
    'texts http store sites shop/catalogue area audit accounts area/products',
  ),
  'area/reviews': room(
    'what buyers wrote, as those who decide on it see it',
    'texts http store sites shop/catalogue shop/reviews area audit accounts',
  ),
  'area/codes': room(
    'the discount codes of a shop, as those who make them see them',
    'texts http store sites shop/settings shop/catalogue shop/codes area audit accounts',
  ),
  'area/orders': room(
    'the orders of a shop, as those who look after the site see them',
    `texts http store sites mail payment shop/settings shop/codes shop/pages shop/subscriptions
     shop/orders members area audit accounts area/settings`,
  ),
  'area/subscriptions': room(
    'what buyers pay again and again, as those who look after the site see it',
    `texts http store sites mail shop/pages shop/subscriptions shop/orders
     area audit accounts`,
  ),
  'area/gift-cards': room(
    'the gift cards of a shop and what happened to them, without their codes',
    'texts http store sites shop/codes shop/orders area audit accounts',
  ),
  'area/restock': room(
    'who waits for something that is sold out',
    'texts http store sites shop/catalogue shop/restock area audit accounts area/settings',
  ),
  'area/numbers': room(
    'sums of a period, as pictures and tables',
    'texts http store sites shop/settings shop/catalogue shop/numbers area audit accounts',
  ),
  'area/consents': room(
    'who agreed to what, as the ledger of consent keeps it',
    'texts http store sites consent area audit accounts area/numbers',
  ),
  'area/visits': room(
    'who visits, what is read, how fast pages are, what fails and what is lost, in counts',
    `texts http store sites pages/experiments forms/definitions forms/submissions census shop/numbers area audit
     accounts area/numbers`,
  ),
  'area/find': room(
    'one field that finds everything in the area',
    `texts http store sites pictures pages/documents forms/definitions forms/submissions
     shop/catalogue shop/orders members area accounts area/messages`,
  ),
  'area/views': room('saving and removing views of lists', 'http store sites views area accounts'),
  'area/start': room(
    'what waits for those who look after a site',
    `texts http store sites mail pages/documents forms/submissions shop/stock shop/catalogue
     shop/subscriptions shop/orders shop/reviews area audit accounts area/preview`,
  ),
};
