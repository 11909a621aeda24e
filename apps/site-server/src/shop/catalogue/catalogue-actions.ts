import type { Action } from '../../http/action/action';
import type { Site } from '../../sites/site-settings';
import type { CatalogueServices } from './catalogue-services';
import { pricesAction } from './prices-action';
import { productBlockAction } from './product-block-action';
import { productsAction } from './products-action';

/** The actions of the catalogue. */
export const catalogueActions: readonly Action<CatalogueServices, Site>[] = [
  productsAction,
  pricesAction,
  productBlockAction,
];
