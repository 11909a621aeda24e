import { createManualPlug, type ManualPlugOptions } from './create-manual-plug';
import { createStripePlug } from './create-stripe-plug';
import { createTestPlug, type TestPaymentAccount } from './create-test-plug';
import type { PaymentPlug, PaymentPlugId } from './payment-plug';
import type { StripeAccount } from './stripe-client';

/** The accounts of a server; a plug without an account is left out. */
export interface PaymentAccounts {
  test?: TestPaymentAccount;
  stripe?: StripeAccount;
}

/** A server's plugs by their ids. */
export type PaymentPlugs = ReadonlyMap<PaymentPlugId, PaymentPlug>;

/**
 * Creates the payment plugs of a server: always `manual`, the others if there is an account.
 *
 * @param accounts from the environment, see `readConfiguration`
 * @param manual the allowed methods of manual payment
 */
export function createPaymentPlugs(
  { test, stripe }: PaymentAccounts,
  manual: ManualPlugOptions = {},
): PaymentPlugs {
  const plugs = [
    createManualPlug(manual),
    ...(test ? [createTestPlug(test)] : []),
    ...(stripe ? [createStripePlug(stripe)] : []),
  ];
  return new Map(plugs.map((plug) => [plug.id, plug]));
}
