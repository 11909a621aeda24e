import type { Route } from '../../http/route';
import type { CatalogueServices } from './catalogue-services';
import { pricesEndpoint } from './prices-endpoint';
import { productBlockEndpoint } from './product-block-endpoint';
import { productsEndpoint } from './products-endpoint';

/** The addresses of products. */
export function catalogueRoutes(services: CatalogueServices): readonly Route[] {
  return [
    { method: 'GET', url: '/api/commerce/Products', endpoint: productsEndpoint(services) },
    { method: 'GET', url: '/api/commerce/Prices', endpoint: pricesEndpoint(services) },
    { method: 'GET', url: '/commerce/product', endpoint: productBlockEndpoint(services) },
  ];
}
