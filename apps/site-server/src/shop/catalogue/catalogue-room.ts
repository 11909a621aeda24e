import { catalogueActions } from './catalogue-actions';
import { chosenProductsView } from './chosen-products-view';
import { loadProducts } from './load-products';

/** What the catalogue adds to the server. */
export const catalogueRoom = {
  actions: catalogueActions,
  view: chosenProductsView,
  loadBlocks: loadProducts,
};
