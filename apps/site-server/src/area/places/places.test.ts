import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPlacesService, type PlacesService } from '../../testing/places-service';
import { ask } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import type { PlacesAccount } from './create-google-places';

const url = '/api/google-maps/places';
let shop: ShopServer;
let cookie: string;
let service: PlacesService;

async function open(account?: Partial<PlacesAccount>): Promise<void> {
  shop = await shopServer(
    account ? { placesAccount: { key: 'secret', origin: service.origin, ...account } } : {},
  );
  cookie = await signIn(shop.store, await addAccount(shop.store, ['editor']));
}

async function call(path: string, by = cookie) {
  const { status, text } = await ask(shop.server, {
    url: `${url}/${path}`,
    headers: { cookie: by },
  });
  return { status, body: JSON.parse(text) as unknown };
}

beforeEach(async () => {
  service = await startPlacesService();
});
afterEach(async () => {
  await shop.remove();
  await service.close();
});

describe('[7.08a] places are found', () => {
  it('among large cities, whatever their marks, where there is no account', async () => {
    await open();
    const found = await call('autocomplete?input=%20zuri');
    expect(found).toEqual({
      status: 200,
      body: {
        data: {
          predictions: [{ placeId: 'city-zurich-switzerland', description: 'Zürich, Switzerland' }],
        },
      },
    });
    const details = await call('details?placeId=city-zurich-switzerland&productPage=a');
    expect(details).toMatchObject({
      body: { data: { addressLine2: 'Zürich', mapLat: 47.38, mapLng: 8.54 } },
    });
    expect(await call('autocomplete?input=')).toMatchObject({
      body: { data: { predictions: [] } },
    });
    expect(await call('details?placeId=atlantis')).toEqual({
      status: 404,
      body: { error: 'There is no such place.' },
    });
    expect(service.asked).toEqual([]);
  });

  it('at the service, which gets the key and the language and nothing else', async () => {
    await open({});
    const found = await call('autocomplete?input=Netl&productPage=page-editor&productSection=map');
    const predictions = [{ placeId: 'ChIJ-1', description: 'Netloft, 4 Tarn Quay, Keswick' }];
    expect(found).toEqual({ status: 200, body: { data: { predictions } } });
    expect(await call('details?placeId=ChIJ-1')).toEqual({
      status: 200,
      body: {
        data: {
          addressTitle: 'Netloft',
          addressLine1: '4 Tarn Quay',
          addressLine2: 'Keswick CA12',
          addressCountry: 'United Kingdom',
          mapLat: 54.6,
          mapLng: -3.13,
        },
      },
    });
    expect((await call('details?placeId=gone')).status).toBe(404);
    expect((await call('autocomplete?input=zz')).body).toEqual({ data: { predictions: [] } });
    const [first] = service.asked;
    expect([...(first?.searchParams.keys() ?? [])]).toEqual(['input', 'language', 'key']);
  });

  it.each([{ key: 'wrong' }, { origin: 'http://127.0.0.1:9' }, {}])(
    'not where the service refuses, is not there, or answers nonsense: %j',
    async (account) => {
      await open(account);
      expect(await call('autocomplete?input=garbled')).toEqual({
        status: 502,
        body: { error: 'The service of places cannot be reached. Enter the address by hand.' },
      });
    },
  );

  it('for those who change pages', async () => {
    await open();
    expect((await call('autocomplete?input=a', '')).status).toBe(401);
    const other = await signIn(shop.store, await addAccount(shop.store, ['scheduling']));
    expect((await call('autocomplete?input=a', other)).status).toBe(403);
  });
});
