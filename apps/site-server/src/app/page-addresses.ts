/** An address of pages or files, for the README. */
export interface PageAddress {
  readonly address: string;
  readonly about: string;
  readonly kept: string;
}

/** The addresses that are not calls: pages and files. */
export const pageAddresses: readonly PageAddress[] = [
  {
    address: 'GET /<slug>',
    about: 'a published page; a slash at the end moves to the address without',
    kept: 'cache, ETag',
  },
  {
    address: 'GET /<slug>?submitted=<formId>',
    about: 'the page after its form was sent',
    kept: 'no-store',
  },
  {
    address: 'GET /search?q=…',
    about: "the site's search page (type 102)",
    kept: 'no-store',
  },
  {
    address: 'GET /<slug>?category=…&tag=…&min=…&max=…&stock=1&sale=1&sort=…&page=…',
    about: 'a page with a list of products, as its visitor chose them; see Shop',
    kept: 'no-store',
  },
  {
    address: 'GET /<slug>?variantId=…',
    about: 'a page of a product with that variant chosen: its picture, price and stock',
    kept: 'no-store',
  },
  {
    address: 'GET /robots.txt',
    about: 'where crawlers may not go, and where the sitemap is',
    kept: 'an hour',
  },
  {
    address: 'GET /sitemap.xml',
    about: "the site's pages by their whole addresses; 404 while nobody has said the site's host",
    kept: 'an hour',
  },
  { address: 'GET /favicon.ico', about: 'the icon of the site, SVG', kept: 'an hour' },
  {
    address: 'GET /cart',
    about: "the site's cart page (type 205 or 200) with the visitor's cart",
    kept: 'no-store',
  },
  {
    address: 'GET /assets/<id>/<name>?format=750w',
    about:
      'a picture in a listed width (100, 300, 500, 750, 1000, 1500, 2500), never wider than it is, ' +
      'as AVIF or WebP where the browser takes it; the original without `format`, also in parts ' +
      '(`Range`)',
    kept: 'a year, by `Accept`',
  },
  { address: 'GET /_frontage/<file>', about: 'the built runtime', kept: 'a year' },
];
