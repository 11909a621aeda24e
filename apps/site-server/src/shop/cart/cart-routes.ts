import type { Route } from '../../http/route';
import {
  cartEndpoint,
  cartPostEndpoint,
  changeCartEndpoint,
  toCartPageEndpoint,
} from './cart-endpoints';
import type { CartServices } from './cart-services';

/** The addresses of carts. */
export function cartRoutes(services: CartServices): readonly Route[] {
  return [
    { method: 'GET', url: '/api/commerce/Cart', endpoint: cartEndpoint(services) },
    { method: 'POST', url: '/api/commerce/ChangeCart', endpoint: changeCartEndpoint(services) },
    { method: 'GET', url: '/commerce/cart', endpoint: toCartPageEndpoint() },
    { method: 'POST', url: '/commerce/cart', endpoint: cartPostEndpoint(services) },
  ];
}
