import { collectionsPath } from '../pages/page-query';
import type { DeclaredSection } from '../area-sections';
import { addressActions } from './address-actions';
import { collectionActions } from './collection-actions';
import { itemFactsActions } from './item-facts-actions';
import { itemListActions } from './item-list-actions';
import { newItemActions } from './new-item-actions';

/** Collections of notes and events, for those who look after a site. */
export const collectionRoom = {
  sections: [
    { group: 'Site', path: collectionsPath, text: 'Collections', needs: 'config.readContent' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    ...collectionActions,
    ...itemListActions,
    ...newItemActions,
    ...addressActions,
    ...itemFactsActions,
  ],
};
