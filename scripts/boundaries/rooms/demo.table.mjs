// The rooms of the sample site, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const DEMO = {
  rooms: {
    '.': room('what a site is made of, and what it is read from', ''),
    content: room('pages, forms and words', '.'),
    'content/galleries': room('pages of galleries', '. content'),
    'content/shop': room(
      'the shop: products, settings, pages, and pages that lead into it',
      '. content',
    ),
    options: room('pages on which options are tried', '. content content/galleries'),
    site: room('the site, put together', '. content content/galleries content/shop options'),
    server: room('the site in a store, and the server on it', '. options site'),
  },
};
