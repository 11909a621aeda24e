import * as z from 'zod';
import type { PaymentAccounts } from '../payment/create-payment-plugs';
import { address, type ConfigurationVariable } from './configuration-variable';

/** The environment variables for accounts with payment providers. */
export const paymentVariables: readonly ConfigurationVariable[] = [
  {
    name: 'STRIPE_SECRET_KEY',
    schema: z.string().regex(/^(sk|rk)_\w+$/),
    expects: 'sk_… or rk_…, the secret key of a Stripe account',
    fallback: undefined,
    purpose: 'takes payments through Stripe',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    schema: z.string().regex(/^whsec_\S+$/),
    expects: 'whsec_…, the secret of its webhook endpoint',
    fallback: undefined,
    purpose: 'verifies that webhooks come from Stripe',
  },
  {
    name: 'STRIPE_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address',
    fallback: 'https://api.stripe.com',
    purpose: 'address of the Stripe API',
  },
  {
    name: 'STRIPE_PAGE_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address',
    fallback: 'https://checkout.stripe.com',
    purpose: 'address of its payment pages, if the account has a domain of its own',
  },
  {
    name: 'TEST_PAYMENT_URL',
    schema: address(/^https?:$/),
    expects: 'an http or https address',
    fallback: undefined,
    purpose: 'address of a test provider, which moves no money',
  },
  {
    name: 'TEST_PAYMENT_SECRET',
    schema: z.string().min(16),
    expects: 'at least 16 characters',
    fallback: undefined,
    purpose: 'the SECRET that the test provider was started with',
  },
];

/**
 * Gives the accounts that the variables configure; an incomplete account is left out.
 *
 * @param values checked values by name
 */
export function readPaymentAccounts(
  values: Readonly<Record<string, string | undefined>>,
): PaymentAccounts {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const { STRIPE_URL: origin = '', STRIPE_PAGE_URL: pageOrigin = '' } = values;
  const { TEST_PAYMENT_URL: url, TEST_PAYMENT_SECRET: secret } = values;
  return {
    ...(secretKey !== undefined &&
      webhookSecret !== undefined && { stripe: { secretKey, webhookSecret, origin, pageOrigin } }),
    ...(url !== undefined &&
      secret !== undefined && { test: { origin: new URL(url).origin, secret } }),
  };
}
