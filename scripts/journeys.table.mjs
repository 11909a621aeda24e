/**
 * What buyers do and what may come between, each with scripts and without. `title` is what the
 * titles of its end-to-end tests have in common; whether a test runs with scripts stands in its
 * title or in that of its group. `none` says why there is no test of one of the two.
 *
 * @typedef {{
 *   name: string,
 *   title: string,
 *   none?: { with?: string, without?: string },
 * }} Journey
 */

/** @type {Journey[]} */
export const JOURNEYS = [
  { name: 'cart: quantity, codes, currency', title: 'what is wanted stands in the cart' },
  { name: 'bank transfer', title: 'an order by transfer is made at once' },
  { name: 'card', title: 'an order is paid at the provider, once' },
  { name: 'donation', title: 'somebody gives to the roof what they like' },
  { name: 'gift card', title: 'a gift card is bought for somebody' },
  { name: 'subscription', title: 'a cup every month is subscribed to' },
  { name: 'renewal that failed', title: 'a renewal that failed is paid by its buyer' },
  { name: 'download', title: 'what is digital is fetched from the order' },
  { name: 'review', title: 'what was bought is reviewed' },
  { name: 'declined card', title: 'who is declined tries again' },
  { name: 'pay pressed twice', title: 'pay pressed twice' },
  { name: 'last piece', title: 'the last piece goes to who pays first' },
  { name: 'changed price', title: 'a price that changes before it is paid is told' },
  {
    name: 'discount that ends',
    title: 'a discount that ends before it is paid is told',
    none: { without: 'the same look at the price as for a changed price' },
  },
  {
    name: 'currency changed elsewhere',
    title: 'a currency that is chosen in another tab is told',
    none: { without: 'the same look at the price as for a changed price' },
  },
  { name: 'two tabs', title: 'a checkout that is open in two tabs is paid once' },
  { name: 'going back after paying', title: 'who goes back after paying' },
  { name: 'leaving the payment page', title: 'who leaves the payment page' },
  { name: 'provider down', title: 'a provider that is down is told of' },
  {
    name: 'line lost while paying',
    title: 'a line that is lost while paying',
    none: { without: 'the browser itself says so; pressing once more is “pay pressed twice”' },
  },
  {
    name: 'slow line',
    title: 'a line that is slow shows that it pays',
    none: { without: 'the browser itself shows that it loads; see “pay pressed twice”' },
  },
  { name: 'no cookies', title: 'who comes to the checkout without cookies' },
];
