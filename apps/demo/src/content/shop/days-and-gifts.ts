import type { GoodsDraft } from './write-product';

/** What a gift card can be worth, in pounds. */
const giftPounds = [20, 50, 100] as const;

/** What is no pot: days, kiln room, gift cards, a cup every month, the roof. */
export const daysAndGifts: GoodsDraft[] = [
  {
    name: 'wheel-day',
    title: 'A day at the wheel',
    type: 'service',
    says: [
      'Six wheels, ten to four, soup at one. Everybody makes four pots and keeps two; which two is the hard part.',
      'Fired and glazed, they are ready to fetch three weeks later, or we put them in the Tuesday parcel.',
    ],
    pictures: ['clay-on-the-wheel', 'clay-on-the-wheel-detail-2'],
    category: 'Days in the loft',
    tags: ['new'],
    variants: [
      { id: 'december-12', values: { Day: 'Saturday 12 December' }, pounds: 85, stock: 0 },
      { id: 'january-9', values: { Day: 'Saturday 9 January' }, pounds: 85, stock: 4 },
      { id: 'january-23', values: { Day: 'Saturday 23 January' }, pounds: 85, stock: 6 },
    ],
  },
  {
    name: 'kiln-shelf',
    title: 'Room in the kiln',
    type: 'service',
    says: [
      'Bring it bone dry by the Thursday before a firing, with your name under the foot. To 1,280 degrees, in reduction, and we do not peek.',
    ],
    pictures: ['kiln-door', 'shop-kiln-shelves'],
    category: 'Days in the loft',
    variants: [
      { id: 'hand', values: { Room: 'A hand’s breadth' }, pounds: 8 },
      { id: 'half', values: { Room: 'Half a shelf' }, pounds: 30 },
      { id: 'shelf', values: { Room: 'A shelf' }, pounds: 55, stock: 5 },
    ],
  },
  {
    name: 'cup-club',
    title: 'A cup every month',
    says: [
      'One small cup, each month another glaze, in the box with the kiln post. Stop whenever your shelf is full; there is a button for it.',
    ],
    pictures: ['seven-cups', 'drying-shelves'],
    category: 'To give',
    tags: ['new'],
    variants: 19,
    grams: 250,
    plan: { billingPeriod: { value: 1, unit: 'month' } },
    soldOnce: true,
  },
  {
    name: 'gift-card',
    title: 'Gift card',
    type: 'giftCard',
    says: [
      'Good for anything in the shop until it is used up. We email it on the day you choose, with your words and none of ours.',
    ],
    pictures: ['goods-gift-card'],
    category: 'To give',
    // Its price is its name, whatever the currency.
    variants: giftPounds.map((pounds) => ({ id: String(pounds), values: { Value: '' }, pounds })),
  },
  {
    name: 'roof',
    title: 'A slate for the roof',
    type: 'service',
    says: [
      'The loft was built in 1871 and the roof is still the first one. Each westerly takes a dozen slates; a new one is £12, laid.',
      'Give one, give several, or what you like. It goes into the roof and nowhere else, and you will hear when the scaffolding is down. Your initials go on the side that nobody sees.',
    ],
    pictures: ['goods-roof-slates', 'shop-loft-windows'],
    category: 'To give',
    taxable: false,
    donation: { amounts: [1_200, 3_600, 12_000], free: { minCents: 100, maxCents: 100_000 } },
    plan: { billingPeriod: { value: 1, unit: 'month' } },
    variants: 12,
  },
];
