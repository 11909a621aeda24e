import type { Site } from '../../sites/site-settings';
import type { ImportStore } from '../site-files/import-store';
import { pageImportItem, productImportItem } from './import-item';
import type { PlannedItem } from './imported-item';
import type { OtherSite } from './other-site';
import { placePages } from './place-pages';
import { placeProduct } from './products/import-found-product';

/**
 * Says what `importOtherSite` would do with each thing that was found, and changes nothing.
 *
 * @param store the store
 * @param site the site that it would come to
 * @param found what was found
 */
export async function planOtherSite(
  store: ImportStore,
  site: Site,
  found: OtherSite,
): Promise<readonly PlannedItem[]> {
  const { pages, idOf } = await placePages(store, site, found);
  const wish = { publish: false, replace: false };
  const products: PlannedItem[] = [];
  for (const product of found.products) {
    const placed = await placeProduct({ store, site, found, wish, idOf }, product);
    const item = productImportItem(site, product);
    products.push(
      typeof placed === 'string'
        ? { ...item, state: 'leftOut', why: placed }
        : { ...item, state: placed.knownId === undefined ? 'new' : 'kept', why: '' },
    );
  }
  const forms = await store.forms(
    site.id,
    found.forms.map(({ name }) => idOf(name)),
  );
  const assets = await store.assets(
    site.id,
    found.assets.map(({ name }) => idOf(name)),
  );
  const known = new Set([...forms, ...assets].map(({ id }) => id));
  const stateOf = (name: string) => (known.has(idOf(name)) ? 'same' : 'new');
  return [
    ...pages.map(({ file, state }): PlannedItem => ({ ...pageImportItem(file), state, why: '' })),
    ...products,
    ...found.forms.map(({ name, definition }): PlannedItem => ({
      kind: 'form',
      name,
      label: definition.name,
      state: stateOf(name),
      why: '',
    })),
    ...found.assets.map(({ name, title }): PlannedItem => ({
      kind: 'picture',
      name,
      label: title,
      state: stateOf(name),
      why: '',
    })),
  ];
}
