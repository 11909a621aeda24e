import type { Route } from '../../http/route';
import { downloadEndpoint, orderPageEndpoint, orderPostEndpoint } from './order-endpoints';
import type { OrderServices } from './order-services';

/** The addresses of orders. */
export function orderRoutes(services: OrderServices): readonly Route[] {
  return [
    { method: 'GET', url: '/order/:token', endpoint: orderPageEndpoint(services) },
    { method: 'POST', url: '/order/:token', endpoint: orderPostEndpoint(services) },
    { method: 'GET', url: '/order/:token/download/:line', endpoint: downloadEndpoint(services) },
  ];
}
