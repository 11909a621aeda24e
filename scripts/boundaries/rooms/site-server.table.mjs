// The rooms of the server, lowest first. The app passes pages what they show from a higher room.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const SITE_SERVER = {
  databaseTables: { declaredIn: 'StoreTables', migrations: 'app/migrations' },
  rooms: {
    concurrency: room('work in turns, once, a few at a time, again and again', ''),
    files: room('what becomes a file: whole or not at all, as a table', ''),
    texts: room('how words of the server are looked up and filled in', ''),
    signing: room('keys: where they are kept, what they sign and hide', 'files'),
    http: room('requests and replies, limits, headers, cookies, compression', 'files signing'),
    store: room('the database: drivers, group commit, migrations', ''),
    limits: room('limits that several servers share', 'http signing store'),
    sites: room('sites, their settings, language, zone and origin', 'texts http store'),
    mail: room(
      'outbox, worker, transports, how mails are composed',
      'concurrency files texts store sites',
    ),
    captcha: room('proof of work, reCAPTCHA, and what they add to a policy', 'http signing store'),
    pictures: room(
      'pictures, videos and captions: rows, files, sizes, their address',
      'concurrency files http store sites',
    ),
    payment: room(
      'plugs of providers, the ledger of tries and refunds, webhooks',
      'http store mail',
    ),
    'test-provider': room('a payment provider for trying a shop out', 'http payment'),
    'pages/runtime': room("the browser's bundle and its files", 'files http'),
    'pages/documents': room('pages and their versions', 'store sites'),
    'pages/search': room(
      'words of pages and how they are found',
      'http store sites pages/documents',
    ),
    'pages/translations': room(
      'pages in other languages: their originals, and what is translated of them',
      'store pages/documents',
    ),
    pages: room(
      'rendering, keeping and answering pages',
      'concurrency texts http store sites pictures pages/runtime pages/documents pages/translations pages/search',
    ),
    'pages/code': room(
      'the code of owners: its frame, its policy, and whether its scripts may run',
      'http store sites pages/documents pages',
    ),
    'pages/items': room(
      'collections of notes and events: their items, the addresses of those, and their lists',
      'http store sites pages/documents pages/translations pages',
    ),
    'forms/definitions': room('forms as their owners made them', 'http store sites captcha pages'),
    'forms/keys': room('submission keys', 'http signing store sites forms/definitions'),
    'forms/uploads': room(
      'files of visitors',
      'files http signing store sites pictures forms/definitions forms/keys',
    ),
    'forms/submissions': room(
      'what was sent: judged, stored, mailed, exported',
      `concurrency files texts http signing store sites mail captcha pages
       forms/definitions forms/keys forms/uploads`,
    ),
    forms: room(
      'what forms bring to the server, and their limits',
      'concurrency files http signing store forms/definitions forms/keys forms/uploads forms/submissions',
    ),
    newsletter: room(
      'who wants a newsletter',
      'files texts http signing store sites mail pages forms/definitions forms/submissions',
    ),
    'shop/settings': room('how a shop sells', 'signing store sites'),
    'shop/stock': room('how many there are, and what is held', 'store sites shop/settings'),
    'shop/catalogue': room(
      'products, lists and prices',
      'texts http store sites pictures pages/documents pages shop/settings shop/stock',
    ),
    'shop/codes': room('coupons and gift cards', 'signing store'),
    'shop/cart': room(
      'carts',
      `concurrency texts http store sites captcha pictures pages/documents pages
       shop/settings shop/catalogue shop/codes`,
    ),
    'shop/restock': room(
      'who waits for a product',
      `texts http store sites mail pages shop/settings shop/stock
       shop/catalogue shop/cart`,
    ),
    'shop/pages': room(
      'pages of the shop that a link opens',
      'http signing store sites pages/documents pages shop/codes shop/cart',
    ),
    'shop/subscriptions': room('what is paid again and again', 'store payment shop/stock'),
    'shop/orders': room(
      'orders, their mails, files and refunds',
      `files texts http store sites mail pictures payment pages shop/settings shop/stock
       shop/catalogue shop/codes shop/cart shop/pages shop/subscriptions`,
    ),
    'shop/checkout/driver': room('the log of a checkout and what follows from it', 'payment'),
    'shop/checkout': room(
      'from a cart to an order',
      `concurrency texts http store sites mail payment pages/documents pages shop/settings
       shop/stock shop/catalogue shop/codes shop/cart shop/pages shop/subscriptions
       shop/orders shop/checkout/driver`,
    ),
    'shop/renewals/driver': room('the state of a renewal and what follows from it', 'payment'),
    'shop/renewals': room(
      'periods of subscriptions',
      `texts http store sites mail payment pages shop/settings shop/stock shop/pages
       shop/subscriptions shop/orders shop/checkout shop/renewals/driver`,
    ),
    'shop/reviews': room(
      'what buyers say',
      'texts http store sites mail pages shop/settings shop/catalogue shop/pages shop/orders',
    ),
    'shop/numbers': room(
      'what was bought and given, and where checkouts ended, in sums',
      'store payment shop/orders shop/checkout',
    ),
    'sign-in': room(
      'what signing in needs, whoever it is: passwords, sessions, their cookie',
      'concurrency http store sites',
    ),
    members: room(
      'who has joined a site: sign-in, their cart, their pages',
      `texts http signing store sites mail pages forms/submissions newsletter shop/subscriptions
       shop/cart shop/pages shop/orders shop/reviews sign-in`,
    ),
    area: room("the frame and the look of the owner's area", 'files texts http store sites'),
    audit: room('what was done in the area, by whom and from where', 'http store'),
    'second-factor': room(
      'codes of an authenticator app, and codes to recover',
      'http signing store',
    ),
    passkeys: room(
      'passkeys: challenges, what authenticators answer, and whose they are',
      'http signing store sites',
    ),
    tokens: room('tokens of programs, and what they are good for', 'http store'),
    views: room('filters of lists under names, each person’s own', 'store'),
    accounts: room(
      'who looks after a site: passwords, sessions, links, their pages',
      'texts http signing store sites mail pages sign-in second-factor passkeys tokens views area audit',
    ),
    'area/entries': room(
      'long forms of the area: their controls, and what two people entered put together',
      'texts area',
    ),
    'area/messages': room(
      'what visitors sent, as those who look after the site read it',
      `files texts http store sites mail pages forms/definitions forms/uploads forms/submissions
       area audit accounts`,
    ),
    'area/orders': room(
      'the orders of a shop, as those who look after the site see them',
      `texts http store sites mail payment shop/settings shop/codes shop/pages shop/subscriptions
       shop/orders members area audit accounts`,
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
    'area/log': room(
      'what was done in the area, as a list and a table',
      'texts http store sites area audit accounts',
    ),
    'area/pages': room(
      'the pages of a site, as those who look after it see them',
      'texts http signing store sites pages/documents pages pages/code pages/items forms/definitions area audit accounts',
    ),
    'area/collections': room(
      'collections of notes and events, their items and the addresses of those',
      'texts http store sites pages/documents pages/items area audit accounts area/pages',
    ),
    'area/patterns': room('the blocks that a site keeps under names', 'http store sites accounts'),
    'area/assets': room(
      'the pictures, videos and captions of a site, as those who look after it see them',
      `texts files http store sites pictures pages/documents shop/catalogue area audit accounts
       area/patterns`,
    ),
    'area/editor': room(
      'the editor of a page, and the edits that it sends',
      `texts http store sites pictures pages/runtime pages/documents pages pages/code pages/items
       forms/definitions shop/catalogue area audit accounts area/pages area/assets area/patterns`,
    ),
    'area/links': room(
      'the broken links of a site, over all of its pages',
      'texts http store sites pictures pages/documents forms/definitions shop/catalogue accounts area/pages',
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
    'area/settings': room(
      'the settings of a site, subject by subject, and its redirects',
      'texts http signing store sites mail newsletter pictures pages/documents shop/settings area audit accounts area/words',
    ),
    'area/languages': room(
      'the words of a site in each of its languages, and what stands above and below its pages',
      'texts http store sites area audit accounts area/words area/settings',
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
       shop/restock area audit accounts area/assets area/entries area/products`,
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
      'texts http store sites shop/catalogue shop/restock area audit accounts',
    ),
    'area/numbers': room(
      'sums of a period, as pictures and tables',
      'texts http store sites shop/settings shop/catalogue shop/numbers area audit accounts',
    ),
    'area/find': room(
      'one field that finds everything in the area',
      `texts http store sites pictures pages/documents forms/definitions forms/submissions
       shop/catalogue shop/orders members area accounts area/messages`,
    ),
    'area/views': room(
      'saving and removing views of lists',
      'http store sites views area accounts',
    ),
    'area/start': room(
      'what waits for those who look after a site',
      `texts http store sites mail pages/documents forms/submissions shop/stock shop/catalogue
       shop/subscriptions shop/orders shop/reviews audit accounts area/preview`,
    ),
    'app/migrations': room('every step of the schema', 'store'),
    app: room(
      'composition: options, services, routes, the server',
      `area/passkeys area/second-factor area/tokens
       members concurrency files texts http signing store limits sites mail captcha pictures payment pages/runtime
       pages/documents pages/search pages pages/code pages/items forms/definitions forms/submissions
       forms newsletter shop/stock shop/catalogue shop/codes shop/cart shop/restock
       shop/pages shop/orders shop/checkout/driver shop/checkout shop/renewals shop/reviews
       accounts area/messages area/orders area/members area/pages area/collections area/translations area/patterns area/editor area/look area/links area/forms area/assets area/words area/settings area/languages area/people area/products area/product area/product-csv area/tags
       area/reviews area/codes area/subscriptions area/subscribers area/gift-cards area/restock area/log area/numbers area/find area/views area/start app/migrations`,
    ),
    'commands/terminal': room('what commands print with', 'store sites'),
    'commands/accounts': room(
      'the command accounts',
      'texts store sites second-factor audit accounts commands/terminal',
    ),
    'commands/export': room(
      'the command export',
      'forms/uploads forms/submissions newsletter app commands/terminal',
    ),
    'commands/keys': room(
      'the command keys',
      'signing store second-factor shop/settings shop/codes commands/terminal',
    ),
    'commands/orders': room(
      'the command orders',
      'texts store shop/pages shop/subscriptions shop/orders commands/terminal',
    ),
    'commands/products': room(
      'the command products',
      'texts store shop/stock shop/catalogue commands/terminal',
    ),
    'commands/reviews': room('the command reviews', 'texts store shop/reviews commands/terminal'),
    'commands/site-files': room(
      'a site as files: read, checked, imported, exported',
      `files store sites pictures pages/documents pages/code pages/items forms/definitions shop/catalogue shop/codes app
       commands/terminal`,
    ),
    'commands/backup': room(
      'the command backup: the data in one file',
      'files signing store commands/terminal',
    ),
    'commands/restore': room(
      'the command restore: a backup, checked and put back',
      'files signing store app/migrations commands/terminal commands/backup',
    ),
    'commands/doctor': room(
      'the command doctor: what is wrong, and what to do',
      'signing store app/migrations app commands/site-files commands/backup',
    ),
    'commands/migrate': room('the command migrate', 'app'),
    'commands/owner': room(
      'the command owner',
      'texts store sites mail accounts app commands/terminal',
    ),
    program: room(
      'the words of the program, and what runs them',
      `files shop/pages app commands/accounts commands/export commands/keys commands/orders
       commands/products commands/reviews commands/site-files commands/backup commands/restore
       commands/doctor commands/migrate commands/owner commands/terminal`,
    ),
    '.': room(
      'the entry of the package, and the program',
      `signing sites mail pictures test-provider pages/runtime pages/documents pages
       forms/submissions newsletter app commands/terminal commands/site-files commands/backup
       program`,
    ),
  },
};
