import type { ShopSettingsInput } from '../shop/settings/shop-settings';

export const shop: ShopSettingsInput = {
  currencies: ['USD', 'EUR'],
  country: 'US',
  taxRules: [
    {
      id: 'ny',
      name: 'New York',
      ratePerMillion: 88_750,
      appliesToShipping: true,
      countries: ['US'],
      regions: ['NY'],
    },
    { id: 'vat', name: 'VAT', ratePerMillion: 190_000, countries: ['DE'] },
  ],
  shippingZones: [
    {
      countries: ['US'],
      options: [
        {
          id: 'ground',
          title: 'Ground',
          prices: { USD: { baseCents: 500, perItemCents: 100 }, EUR: { baseCents: 450 } },
        },
        { id: 'air', title: 'Air', prices: { USD: { baseCents: 2_000 } } },
      ],
    },
    {
      countries: ['DE'],
      options: [{ id: 'dhl', title: 'Parcel', prices: { EUR: { baseCents: 700 } } }],
    },
  ],
};
