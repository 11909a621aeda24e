import { englishTexts } from '../../texts/server-texts';

/** What the area says about numbers. In English, as is the whole area; `{…}` is filled in. */
const numbersTexts = {
  title: 'Numbers',
  // The period.
  period: 'Period',
  days7: '7 days',
  days30: '30 days',
  weeks13: '13 weeks',
  months12: '12 months',
  currency: 'Currency',
  show: 'Show',
  parts: 'Other periods',
  earlier: 'Earlier',
  later: 'Later',
  days7Before: 'the 7 days before',
  days30Before: 'the 30 days before',
  weeks13Before: 'the 13 weeks before',
  months12Before: 'the same months a year before',
  // Key figures.
  money: 'Money received',
  orders: 'Orders paid',
  average: 'Average order',
  refunded: 'Refunded',
  open: 'Still to be paid',
  openCount: { one: '{count} order', other: '{count} orders' },
  was: 'Before: {value}',
  // Charts.
  thisPeriod: 'This period',
  chart: '{title}, {period}. The most: {value}, {part}. The table has every value.',
  chartNone: '{title}, {period}: nothing.',
  when: 'When',
  count: 'Orders',
  sum: 'Money',
  before: 'Before',
  // What was bought.
  boughtTitle: 'What was bought',
  boughtChart: 'Money from orders',
  boughtTable: 'Money from orders by date',
  noneBought: 'Nothing was paid for in this period.',
  boughtNote:
    'Counted on the day of the order, once it is paid, with shipping and taxes, without refunds and what gift cards paid. Cancelled orders do not count.',
  sellersTitle: 'Products that brought the most',
  product: 'Product',
  pieces: 'Pieces',
  sellersNote: 'After discounts and refunds; without shipping, and without taxes added to prices.',
  // What was given.
  givenTitle: 'What was given',
  givenChart: 'Money from donations',
  givenTable: 'Money from donations by date',
  givenMoney: 'Donations received',
  gifts: 'Donations',
  averageGift: 'Average donation',
  noneGiven: 'Nothing was given in this period.',
  // Where checkouts ended.
  endsTitle: 'Where checkouts ended',
  endsSome: {
    one: '{count} of {begun} checkouts did not lead to an order.',
    other: '{count} of {begun} checkouts did not lead to an order.',
  },
  endsNone: 'Every checkout led to an order.',
  noneBegun: 'No checkout was begun in this period.',
  mostBegun: 'Most of them ended before anything was entered.',
  mostEntered: 'Most of them ended after something was entered, and before paying.',
  mostTried: 'Most of them ended while paying.',
  step: 'Step',
  checkouts: 'Checkouts',
  share: 'Of all',
  endedHere: 'Ended here',
  begun: 'Opened the checkout',
  entered: 'Entered something',
  tried: 'Pressed Pay',
  ordered: 'Ordered',
  endsNote: 'In all currencies, by the day on which the checkout was opened.',
  // What visitors read.
  visitsTitle: 'What visitors read',
  visitsLink: 'Which pages are read, and where people come from',
  // Tables to keep.
  exportParts: 'Download these numbers as CSV',
  exportProducts: 'Download all products as CSV',
} as const;

/** A code of these texts. */
export type NumbersTextCode = keyof typeof numbersTexts;

/** Gives a text about numbers. */
export const { say: sayOfNumbers } = englishTexts(numbersTexts);
