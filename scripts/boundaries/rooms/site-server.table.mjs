// The rooms of the server, lowest first. The app passes pages what they show from a higher room.
import { AREA_ROOMS } from './area.table.mjs';
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
      'store sites pages/documents',
    ),
    pages: room(
      'rendering, keeping and answering pages',
      'concurrency texts http store sites pictures pages/runtime pages/documents pages/translations pages/search',
    ),
    'pages/code': room(
      'the code of owners: its frame, its policy, and whether its scripts may run',
      'texts http store sites pages/documents pages',
    ),
    'pages/items': room(
      'collections of notes and events: their items, the addresses of those, and their lists',
      'http store sites pictures pages/documents pages/translations pages',
    ),
    census: room(
      'what visitors’ browsers report: events, errors, speed; stored, counted by day, forgotten',
      'http store sites pages',
    ),
    'pages/experiments': room(
      'pages in several versions: who gets which, and who reaches the goal',
      'http store sites pages',
    ),
    'forms/definitions': room(
      'forms as their owners made them',
      'http store sites captcha pages/documents pages',
    ),
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
      `files texts http store sites mail pictures payment pages pages/experiments shop/settings
       shop/stock shop/catalogue shop/codes shop/cart shop/pages shop/subscriptions`,
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
      `texts http store sites mail payment pages shop/stock shop/pages shop/subscriptions shop/orders
       shop/checkout shop/renewals/driver`,
    ),
    'shop/reviews': room(
      'what buyers say',
      'texts http store sites mail pages shop/settings shop/catalogue shop/pages shop/orders',
    ),
    'shop/numbers': room(
      'what was bought and given, and where checkouts ended, in sums',
      'store payment shop/orders shop/checkout',
    ),
    consent: room(
      'what visitors chose about cookies: the ledger, its cookies, their own page',
      'texts http store sites pages census',
    ),
    'sign-in': room(
      'what signing in needs, whoever it is: passwords, sessions, their cookie, known browsers',
      'concurrency http signing store sites',
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
    'imports/site-files': room(
      'pages, pictures, forms and products as files, and how they come into a store',
      `store sites pictures pages/documents pages/code pages/items pages/translations
       shop/catalogue shop/codes`,
    ),
    'imports/zip': room('zip files of strangers, unpacked within bounds', ''),
    'imports/other-sites': room(
      'what comes from elsewhere: saved pages, exports, tables of products',
      'files sites pictures pages/documents shop/settings shop/catalogue imports/site-files',
    ),
    ...AREA_ROOMS,
    'app/migrations': room('every step of the schema', 'store'),
    app: room('composition: options, services, routes, the server', '*'),
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
      `files texts store sites pictures pages/documents pages/translations forms/definitions shop/catalogue shop/codes
       area/patterns imports/site-files app
       commands/terminal`,
    ),
    'commands/other-sites': room(
      'the command import for what comes from elsewhere',
      'texts imports/site-files imports/other-sites commands/site-files',
    ),
    'commands/static-export': room(
      'the command export --static: a site as files that any server can serve',
      'pages/runtime app commands/export',
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
      'signing store imports/site-files app/migrations app commands/site-files commands/backup',
    ),
    'commands/migrate': room('the command migrate', 'app'),
    'commands/owner': room(
      'the command owner',
      'texts store sites mail accounts app commands/terminal',
    ),
    program: room(
      'the words of the program, and what runs them',
      `files texts shop/pages imports/other-sites app commands/accounts commands/export commands/keys commands/orders
       commands/products commands/reviews commands/site-files commands/other-sites commands/static-export commands/backup commands/restore
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
