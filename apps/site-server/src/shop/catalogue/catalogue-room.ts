import { catalogueActions } from './catalogue-actions';
import { chosenProductsView } from './chosen-products-view';
import { loadProducts } from './load-products';

/** What the catalogue brings to the server. */
export const catalogueRoom = {
  actions: catalogueActions,
  view: chosenProductsView,
  loadBlocks: loadProducts,
};
