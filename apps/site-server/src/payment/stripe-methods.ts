import { isCurrencyCode } from '@frontage/commerce-model';
import type Stripe from 'stripe';
import { PaymentFault } from './payment-fault';
import type { DeclineReason, PaymentAnswer } from './payment-plug';
import type { ChargeRequest, MethodRequest, SavedMethod } from './saved-method';
import { marksOf, nameOf, type StripeSession } from './stripe-session';

/** Marks a payment that was made without its buyer: sessions have payments of their own. */
const chargeMark = 'charged';

/**
 * A method that Stripe keeps: it belongs to a customer, and both are named to charge it.
 *
 * @returns nothing where Stripe has kept none
 */
export function savedMethodOf(
  customer: { readonly id: string } | string | null,
  method: Stripe.PaymentMethod | string | null,
): SavedMethod | undefined {
  if (customer === null || method === null) return undefined;
  const owner = typeof customer === 'string' ? customer : customer.id;
  const id = `${owner}/${typeof method === 'string' ? method : method.id}`;
  const lastFour = typeof method === 'string' ? undefined : method.card?.last4;
  return lastFour === undefined
    ? { id, kind: 'other', lastFour: '' }
    : { id, kind: 'card', lastFour };
}

/** The customer whose method that is. */
export function customerOf(method: string): string {
  return method.split('/')[0] ?? '';
}

/** What Stripe is asked to charge a method with, without its buyer. */
export function chargeOf(ask: ChargeRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: ask.cents,
    currency: ask.currency.toLowerCase(),
    customer: customerOf(ask.method),
    payment_method: ask.method.split('/')[1] ?? '',
    off_session: true,
    confirm: true,
    // Nobody is there to be led anywhere.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    description: nameOf(ask.description),
    metadata: { ...marksOf(ask), [chargeMark]: 'yes' },
  };
}

/** Whether a payment was made without its buyer. */
export function isCharge({ metadata }: Stripe.PaymentIntent): boolean {
  return metadata[chargeMark] !== undefined;
}

/** How a payment stands that was made without its buyer. */
export function readCharge(intent: Stripe.PaymentIntent): PaymentAnswer {
  const { id, status, amount: cents } = intent;
  if (status === 'processing') return { status: 'pending' };
  if (status !== 'succeeded') return { status: 'declined', reason: reasonOf(intent) };
  const currency = intent.currency.toUpperCase();
  if (isCurrencyCode(currency))
    return { status: 'paid', paymentId: id, cents, currency, settled: true };
  throw new PaymentFault('mismatch', `Stripe's payment ${id} is of ${cents} ${currency}.`);
}

function reasonOf({ last_payment_error: error }: Stripe.PaymentIntent): DeclineReason {
  if (error?.code === 'expired_card') return 'expiredCard';
  const codes = [error?.code, error?.decline_code];
  return codes.includes('authentication_required') ? 'authentication' : 'refused';
}

/** What Stripe is asked to open the page with on which a buyer names a method. */
export function setupSessionOf({
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
export function setupIntentOf({ id, setup_intent: intent }: StripeSession): string {
  if (intent === null)
    throw new PaymentFault('mismatch', `Stripe's session ${id} is complete and kept no method.`);
  return typeof intent === 'string' ? intent : intent.id;
}
