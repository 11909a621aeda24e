import type { DemoShop } from '../../demo-site';

/** Rates of value added tax, in millionths, by the country that a parcel goes to. */
const vat = { GB: 200_000, IE: 230_000, DE: 190_000, FR: 200_000, NL: 210_000 } as const;

/** Where the Tuesday parcel goes beyond the sea. */
const overseas = ['IE', 'DE', 'FR', 'NL'];

/**
 * How the loft sells: two currencies, taxes by country, two ways to get a parcel, two ways to pay
 * by hand and one at a provider.
 */
export const shopSettings: DemoShop['settings'] = {
  currencies: ['GBP', 'EUR'],
  taxIncluded: true,
  country: 'GB',
  taxRules: Object.entries(vat).map(([country, ratePerMillion]) => ({
    id: `vat-${country}`,
    name: 'VAT',
    ratePerMillion,
    appliesToShipping: true,
    countries: [country],
  })),
  shippingZones: [
    {
      countries: ['GB'],
      options: [
        {
          id: 'tuesday',
          title: 'The Tuesday parcel',
          prices: {
            GBP: { baseCents: 600, perItemCents: 150, freeFromCents: 15_000 },
            EUR: { baseCents: 700, perItemCents: 200, freeFromCents: 18_000 },
          },
        },
        {
          id: 'fetch',
          title: 'Fetch it at the counter',
          pickup: true,
          hours: 'Wednesday to Sunday, 9 to 5, unless the tide has the road.',
          prices: { GBP: { baseCents: 0 }, EUR: { baseCents: 0 } },
        },
      ],
    },
    {
      countries: overseas,
      options: [
        {
          id: 'slow-boat',
          title: 'By land and ferry, nine days',
          prices: {
            GBP: { baseCents: 1_400, perItemCents: 250 },
            EUR: { baseCents: 1_700, perItemCents: 300 },
          },
        },
        {
          id: 'quick',
          title: 'By air, three days',
          prices: {
            GBP: { baseCents: 2_900, perItemCents: 400 },
            EUR: { baseCents: 3_500, perItemCents: 500 },
          },
        },
      ],
    },
  ],
  measurementStandard: 'metric',
  installments: {
    GBP: { minCents: 10_000, maxCents: 100_000, payments: 3 },
    EUR: { minCents: 12_000, maxCents: 120_000, payments: 3 },
  },
  scarcityFrom: 5,
  payments: [
    {
      id: 'card',
      plug: 'test',
      method: 'online',
      title: 'Card',
      note: 'On the page of a test provider: no money moves.',
    },
    {
      id: 'transfer',
      plug: 'manual',
      method: 'transfer',
      note: 'To Netloft, sort code 00-00-00, account 01632960, with your order number.',
    },
    {
      id: 'counter',
      plug: 'manual',
      method: 'collection',
      title: 'At the counter',
      note: 'Coins, notes, card. We hold it for a week.',
    },
  ],
  policies: {
    terms: '/terms',
    privacy: '/terms#section-privacy',
    returns: '/terms#section-returns',
  },
  orderMail: 'shop@netloft.example',
  seller: {
    name: 'Netloft Pottery Ltd',
    address: ['3 Tarn Quay', 'Tarn TR1 2AA', 'United Kingdom'],
    taxId: 'GB 000 0000 00',
    email: 'shop@netloft.example',
  },
};
