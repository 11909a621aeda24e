import { addressActions } from './address-actions';
import { collectionActions } from './collection-actions';
import { itemFactsActions } from './item-facts-actions';
import { itemListActions } from './item-list-actions';
import { newItemActions } from './new-item-actions';

/** Collections of notes and events, for those who look after a site. */
export const collectionRoom = {
  actions: [
    ...collectionActions,
    ...itemListActions,
    ...newItemActions,
    ...addressActions,
    ...itemFactsActions,
  ],
};
