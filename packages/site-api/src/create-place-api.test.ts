import { expect, it, vi } from 'vitest';
import { createPlaceApi } from './create-place-api';
import { createFakeSite, origin } from './testing/fake-site';

const asker = { productPage: 'page-editor', productSection: 'map block' };
const keswick = {
  addressTitle: 'Keswick',
  addressLine1: '',
  addressLine2: 'Keswick',
  addressCountry: 'United Kingdom',
  mapLat: 54.6,
  mapLng: -3.13,
};

it('[7.08a] completes a place and asks for its details, and says where in the product', async () => {
  const predictions = [{ placeId: 'city 7', description: 'Keswick' }, { placeId: 7 }];
  const site = createFakeSite(({ url }) => ({
    body: { data: url.includes('/details') ? keswick : { predictions } },
  }));
  const warn = vi.fn();
  const api = createPlaceApi(site.api.call, warn);
  expect(await api.completePlace('Kes & co', asker)).toEqual({
    ok: true,
    data: [{ placeId: 'city 7', description: 'Keswick' }],
  });
  expect(await api.placeDetails('city 7', asker)).toEqual({ ok: true, data: keswick });
  expect(site.seen.map(({ method, url }) => [method, url])).toEqual([
    [
      'GET',
      `${origin}/api/google-maps/places/autocomplete?input=Kes+%26+co&productPage=page-editor&productSection=map+block`,
    ],
    [
      'GET',
      `${origin}/api/google-maps/places/details?placeId=city+7&productPage=page-editor&productSection=map+block`,
    ],
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it.each([undefined, {}, { productPage: 'page-editor' }, { ...asker, productSection: '' }])(
  '[7.08b] details warn without both: %j',
  async (who) => {
    const warn = vi.fn();
    const site = createFakeSite(() => ({ body: { data: keswick } }));
    expect(await createPlaceApi(site.api.call, warn).placeDetails('x', who)).toMatchObject({
      ok: true,
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      '[site-api] placeDetails was called without productPage and productSection.',
    );
  },
);

it('[7.08a] what is no place is a failure', async () => {
  const site = createFakeSite(() => ({ body: { data: { mapLat: 'north' } } }));
  const api = createPlaceApi(site.api.call, () => undefined);
  expect(await api.placeDetails('x', asker)).toMatchObject({ ok: false });
  expect(await api.completePlace('x', asker)).toMatchObject({ ok: false });
});
