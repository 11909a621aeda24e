import { expect, it } from 'vitest';
import { ids, settings, temporaryStore } from '../testing/site-fixture';
import { createSiteLookup, siteLookupAge } from './create-site-lookup';

it('a site is known from when it was found until it is old or something changes', async () => {
  let time = 0;
  const { store, remove } = await temporaryStore({ now: () => time });
  await store.saveSite({ id: ids.site, settings });
  const sites = createSiteLookup(store);
  const known = () => sites.known('studio.example')?.revision;

  expect(known()).toBeUndefined();
  const found = sites.find('studio.example');
  expect(known()).toBeUndefined();
  await found;
  expect(known()).toBe(1);
  time += siteLookupAge;
  expect(known()).toBeUndefined();

  await sites.find('studio.example');
  await store.saveSite({ id: ids.site, settings });
  expect(known()).toBeUndefined();
  sites.destroy();
  await remove();
});
