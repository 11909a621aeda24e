import { englishTexts } from '../../texts/server-texts';

/** What the first page of the area says. In English, as is the whole area; `{…}` is filled in. */
const startTexts = {
  title: 'Start',
  quiet: 'Nothing is waiting for you. New messages and orders appear here.',
  messages: { one: '{count} new message', other: '{count} new messages' },
  allMessages: 'Read them',
  orders: { one: '{count} order to send', other: '{count} orders to send' },
  unpaidOrders: { one: '{count} order to be paid', other: '{count} orders to be paid' },
  failedRefunds: {
    one: '{count} refund that the payment service has not made',
    other: '{count} refunds that the payment service has not made',
  },
  stuckMails: {
    one: '{count} email that could not be sent',
    other: '{count} emails that could not be sent',
  },
  allMails: 'See why',
  unasked: 'Visitors are not asked before other providers learn of them: {others}',
  fonts: 'fonts of a service',
  comments: 'comments',
  setUpBanner: 'Set up the cookie banner',
  allOrders: 'See them all',
  allProducts: 'See and change the stock',
  order: 'Order {number}',
  payments: { one: '{count} failed payment', other: '{count} failed payments' },
  stock: { one: '{count} item is low in stock', other: '{count} items are low in stock' },
  pieces: { one: '{count} left', other: '{count} left' },
  soldOut: 'Sold out',
  reviews: { one: '{count} review to approve', other: '{count} reviews to approve' },
  allReviews: 'Approve or refuse them',
  pagesToCheck: { one: '{count} page to look at', other: '{count} pages to look at' },
  productsToCheck: { one: '{count} product to look at', other: '{count} products to look at' },
  allToCheck: 'See them, and publish them',
  stars: { one: '{count} star', other: '{count} stars' },
  andMore: 'and {count} more',
  // What a new site needs.
  firstSteps: 'First steps',
  stepsDone: '{done} of {count} done',
  isDone: 'Done',
  isOpen: 'To do',
  pageStep: 'Write a page',
  pageHint: 'In your own words, and with a form below them if you like.',
  productStep: 'Add something to sell',
  productHint: 'A name, a price and a picture are enough.',
  shopPageStep: 'Open your shop',
  shopPageHint: 'A page with all that you sell, and a link to it at the top of every page.',
  paymentStep: 'Choose how buyers pay',
  paymentHint: 'Such as by bank transfer. Until then they get an invoice.',
  sellerStep: 'Say who sells, and in which currency',
  sellerHint: 'Until then prices are in US dollars.',
  shippingStep: 'Say where you send things, and what that costs',
  shippingHint: 'Until then you agree with each buyer how they get what they bought.',
  mailStep: 'Have emails sent',
  mailHint:
    'Until then nobody gets any: they are files in the folder data/mail of the server. Set SMTP_URL and MAIL_FROM in its file .env, as your mail provider says, and start it again.',
  hideSteps: 'Hide these steps',
  stepsHidden: 'The first steps are hidden, for everybody who looks after this site.',
  showSteps: 'Show them again',
} as const;

/** Gives a text of the first page. */
export const { say: sayOfStart } = englishTexts(startTexts);
