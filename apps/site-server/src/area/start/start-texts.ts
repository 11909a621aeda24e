import { englishTexts } from '../../texts/server-texts';

/** What the first page of the area says. In English, as is the whole area; `{…}` is filled in. */
const startTexts = {
  title: 'Start',
  quiet: 'Nothing is waiting for you. New messages and orders appear here.',
  messages: { one: '{count} new message', other: '{count} new messages' },
  allMessages: 'Read them',
  orders: { one: '{count} order to send', other: '{count} orders to send' },
  allOrders: 'See them all',
  allProducts: 'See and change the stock',
  order: 'Order {number}',
  payments: { one: '{count} failed payment', other: '{count} failed payments' },
  stock: { one: '{count} item is low in stock', other: '{count} items are low in stock' },
  pieces: { one: '{count} left', other: '{count} left' },
  soldOut: 'Sold out',
  reviews: { one: '{count} review to approve', other: '{count} reviews to approve' },
  allReviews: 'Approve or refuse them',
  stars: { one: '{count} star', other: '{count} stars' },
  andMore: 'and {count} more',
} as const;

/** Gives a text of the first page. */
export const { say: sayOfStart } = englishTexts(startTexts);
