import type { PaymentAnswer } from './payment-plug';
import type { StripeClient } from './stripe-client';
import { savedMethodOf } from './saved-method-of';
import { intentOf, isMethodKept, readSession, type StripeSession } from './stripe-session';

/**
 * How a session stands as it tells, with the method that was kept, which only its payment tells.
 */
export async function readPaidSession(
  client: StripeClient,
  session: StripeSession,
): Promise<PaymentAnswer> {
  return withMethod(client, session, readSession(session));
}

/** An answer with the method that was kept. */
export async function withMethod(
  client: StripeClient,
  session: StripeSession,
  answer: PaymentAnswer,
): Promise<PaymentAnswer> {
  if (answer.status !== 'paid' || !isMethodKept(session)) return answer;
  const { payment_method: method } = await client.send((stripe) =>
    stripe.paymentIntents.retrieve(intentOf(session), { expand: ['payment_method'] }),
  );
  const saved = savedMethodOf(session.customer, method);
  return { ...answer, ...(saved && { saved }) };
}
