import type { Route } from '../../http/route';
import { restockNoticeEndpoint } from './restock-notice-endpoint';
import { restockPostEndpoint, toRestockPageEndpoint } from './restock-post-endpoint';
import type { RestockServices } from './restock-services';

/** The addresses for who waits for a product. */
export function restockRoutes(services: RestockServices): readonly Route[] {
  return [
    {
      method: 'POST',
      url: '/api/commerce/RestockNotice',
      endpoint: restockNoticeEndpoint(services),
    },
    { method: 'GET', url: '/commerce/restock', endpoint: toRestockPageEndpoint() },
    { method: 'POST', url: '/commerce/restock', endpoint: restockPostEndpoint(services) },
  ];
}
