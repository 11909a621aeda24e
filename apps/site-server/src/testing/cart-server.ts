import type { ShopSettingsInput } from '../shop/settings/shop-settings';
import { testServer, type TestServer } from './server-fixture';
import { goods, saveShop } from './shop-fixture';
import { ids, publishNew, settings } from './site-fixture';

/** Two currencies, taxes in New York and Germany, and ways to ship to both countries. */
export const shopOfTwoCountries: ShopSettingsInput = {
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

/** A change that puts a jar into the cart. */
export const addJar = { type: 'add', productId: goods.jar, variantId: 'small', quantity: 1 };

/** Makes a server with this shop and a cart page, whose limits no test reaches. */
export async function cartServer(): Promise<TestServer> {
  const test = await testServer({ cartChangesPerMinute: 100_000, codesPerMinute: 100_000 });
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, shop: shopOfTwoCountries },
  });
  await saveShop(test.store);
  await publishNew(test.store, { slug: 'cart', title: 'Cart', pageType: 205 });
  return test;
}
