import type Stripe from 'stripe';
import type { ChargeRequest } from './saved-method';
import { customerOf } from './saved-method-of';
import { nameOf, marksOf } from './stripe-session';
import { isCurrencyCode } from '@frontage/commerce-model';
import { PaymentFault } from './payment-fault';
import type { DeclineReason, PaymentAnswer } from './payment-plug';

/** Marks a payment that was made without its buyer: sessions have payments of their own. */
const chargeMark = 'charged';

/** What Stripe is asked to charge a method with, without its buyer. */
export function stripeChargeOf(request: ChargeRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: request.cents,
    currency: request.currency.toLowerCase(),
    customer: customerOf(request.method),
    payment_method: request.method.split('/')[1] ?? '',
    off_session: true,
    confirm: true,
    // Nobody is there to be led anywhere.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    description: nameOf(request.description),
    metadata: { ...marksOf(request), [chargeMark]: 'yes' },
  };
}

/** Whether a payment was made without its buyer. */
export function isStripeCharge({ metadata }: Stripe.PaymentIntent): boolean {
  return metadata[chargeMark] !== undefined;
}

/** How a payment stands that was made without its buyer. */
export function readStripeCharge(intent: Stripe.PaymentIntent): PaymentAnswer {
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
