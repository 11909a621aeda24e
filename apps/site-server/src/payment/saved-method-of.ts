import type Stripe from 'stripe';
import type { SavedMethod } from './saved-method';

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
