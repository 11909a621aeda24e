// The rooms of the commerce model, lowest first.
import { room } from './room.mjs';

/** @type {import('../rooms.table.mjs').RoomTable} */
export const COMMERCE_MODEL = {
  rooms: {
    money: room('amounts, currencies, how they are read, split and shown', ''),
    product: room('products, variants and plans', 'money'),
    cart: room('carts, what is in them, coupons, taxes and shipping', 'money product'),
    totals: room('what a cart costs', 'money cart'),
    checkout: room('the states of a checkout', 'money'),
    display: room('how products are shown', ''),
    schema: room('the same for editors', 'money product cart'),
    '.': room('the entry of the package', 'money product cart totals checkout display'),
  },
};
