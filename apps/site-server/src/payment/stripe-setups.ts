import type Stripe from 'stripe';
import { PaymentFault } from './payment-fault';
import type { MethodRequest } from './saved-method';
import { customerOf } from './saved-method-of';
import type { StripeSession } from './stripe-session';

/** What Stripe is asked to open the page with on which a buyer names a method. */
export function stripeSetupSessionOf({
  key,
  currency,
  email,
  former,
  returnUrl,
}: MethodRequest): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'setup',
    client_reference_id: key,
    currency: currency.toLowerCase(),
    ...(former === undefined
      ? { customer_email: email, customer_creation: 'always' }
      : { customer: customerOf(former) }),
    metadata: { key },
    setup_intent_data: { metadata: { key } },
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
}

/** What has kept the method of such a page, once it is complete. */
export function stripeSetupIntentOf({ id, setup_intent: intent }: StripeSession): string {
  if (intent === null)
    throw new PaymentFault('mismatch', `Stripe's session ${id} is complete and kept no method.`);
  return typeof intent === 'string' ? intent : intent.id;
}
