import type { Route } from '../http/route';
import { webhookEndpoint, type WebhookServices } from './webhook-endpoint';

/** The address that payment providers call. */
export function paymentRoutes(services: WebhookServices): readonly Route[] {
  return [
    {
      method: 'POST',
      url: '/api/commerce/webhook/:plug',
      endpoint: webhookEndpoint(services),
    },
  ];
}
