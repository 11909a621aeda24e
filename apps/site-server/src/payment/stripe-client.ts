import type Stripe from 'stripe';
import { PaymentFault } from './payment-fault';

/** An account with Stripe. */
export interface StripeAccount {
  /** `sk_…`: the server's own. */
  secretKey: string;
  /** `whsec_…`: that its webhooks are signed with. */
  webhookSecret: string;
  /** Where its calls go. @default 'https://api.stripe.com' */
  origin: string;
  /** Where its hosted pages are. @default 'https://checkout.stripe.com' */
  pageOrigin: string;
}

/** How long Stripe is waited for. */
export interface StripePatience {
  /** For one answer, in milliseconds. @default 10000 */
  answerTime?: number;
  /** How often the SDK asks again by itself. @default 2 */
  repeats?: number;
}

/** Stripe's SDK, ready to ask. */
export interface StripeClient {
  stripe: Stripe;
  /** Asks; what goes wrong is a `PaymentFault`. */
  ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer>;
}

/** Loads the SDK, which a server without Stripe never does. */
export async function openStripe(
  account: StripeAccount,
  { answerTime = 10_000, repeats = 2 }: StripePatience,
): Promise<StripeClient> {
  const { default: Sdk } = await import('stripe');
  const { protocol, hostname, port } = new URL(account.origin);
  const stripe = new Sdk(account.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    timeout: answerTime,
    maxNetworkRetries: repeats,
    telemetry: false,
  });

  return {
    stripe,
    async ask(question) {
      try {
        return await question(stripe);
      } catch (error) {
        throw error instanceof Sdk.errors.StripeError ? toFault(error) : error;
      }
    },
  };
}

/**
 * Only what Stripe says itself, and of this question, counts as a no: not silence, not its
 * troubles, not `too many`. Its own words are left out, since they repeat what a visitor entered.
 */
function toFault({
  type,
  statusCode = 0,
  code,
  param,
  requestId,
}: Stripe.errors.StripeError): PaymentFault {
  const told = (text: string) =>
    `Stripe ${text} (${[type, statusCode, code, param, requestId].filter(Boolean).join(', ')}).`;
  if (type === 'StripeIdempotencyError')
    return new PaymentFault('mismatch', told('knows that key with other values'));
  const isNo = statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
  if (isNo && type !== 'StripeRateLimitError') return new PaymentFault('refused', told('refuses'));
  return new PaymentFault('unreachable', told('gives no answer'));
}
