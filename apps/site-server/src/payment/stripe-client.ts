import type Stripe from 'stripe';
import { PaymentFault } from './payment-fault';

/** An account at Stripe. */
export interface StripeAccount {
  /** `sk_…`: the server's secret key. */
  secretKey: string;
  /** `whsec_…`: the secret that signs webhooks. */
  webhookSecret: string;
  /** The origin of its API. @default 'https://api.stripe.com' */
  origin: string;
  /** The origin of its hosted pages. @default 'https://checkout.stripe.com' */
  pageOrigin: string;
}

/** How long to wait for Stripe. */
export interface StripePatience {
  /** The timeout for one answer, in milliseconds. @default 10000 */
  answerTime?: number;
  /** How often the SDK retries by itself. @default 2 */
  repeats?: number;
}

/** Stripe's SDK, ready for requests. */
export interface StripeClient {
  stripe: Stripe;
  /** Sends a request; a failure is a `PaymentFault`. */
  send<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer>;
  /** The payment that a bank has declined, out of what asking for it failed with. */
  declinedIntent(error: unknown): Stripe.PaymentIntent | undefined;
}

/** Loads the SDK, which a server without Stripe never needs. */
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
    async send(question) {
      try {
        return await question(stripe);
      } catch (error) {
        throw error instanceof Sdk.errors.StripeError ? toFault(error) : error;
      }
    },
    declinedIntent: (error) =>
      error instanceof Sdk.errors.StripeCardError ? error.payment_intent : undefined,
  };
}

/**
 * Only Stripe's own answer to this request counts as a refusal: not silence, not an internal error,
 * not `too many`. Stripe's message is left out, because it repeats what a visitor entered.
 */
function toFault({
  type,
  statusCode = 0,
  code,
  param,
  requestId,
}: Stripe.errors.StripeError): PaymentFault {
  const describe = (text: string) =>
    `Stripe ${text} (${[type, statusCode, code, param, requestId].filter(Boolean).join(', ')}).`;
  if (type === 'StripeIdempotencyError')
    return new PaymentFault('mismatch', describe('knows that key with other values'));
  const isNo = statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
  if (isNo && type !== 'StripeRateLimitError')
    return new PaymentFault('refused', describe('refuses'));
  return new PaymentFault('unreachable', describe('gives no answer'));
}
