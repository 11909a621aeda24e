import type { PaymentRequest } from '../payment-plug';

/**
 * A request to pay 35.66 €.
 *
 * @param key of the attempt, `checkoutId:attempt`
 * @param changes the differences
 */
export function sampleAsk(key: string, changes: Partial<PaymentRequest> = {}): PaymentRequest {
  const [checkoutId = '', attempt] = key.split(':');
  return {
    key,
    cents: 3_566,
    currency: 'EUR',
    description: 'Moon jar & two cups',
    email: 'mara@visitor.example',
    returnUrl: `https://shop.example/checkout/${checkoutId}/return`,
    cancelUrl: `https://shop.example/checkout/${checkoutId}/return?left`,
    metadata: { siteId: 'site-1', checkoutId, attempt: Number(attempt) },
    ...changes,
  };
}
