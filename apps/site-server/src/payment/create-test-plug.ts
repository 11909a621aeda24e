import { currencyCodes } from '@frontage/commerce-model';
import * as z from 'zod';
import { readJson } from '../http/read-json';
import { asRequested, PaymentFault } from './payment-fault';
import type { PaymentAnswer, PaymentNews, PaymentPlug, UnknownPayment } from './payment-plug';
import { isSigned, signatureHeader } from './webhook-signature';

/** An account at the test provider. */
export interface TestPaymentAccount {
  /** The provider's origin, such as `http://127.0.0.1:4100`. */
  origin: string;
  /** The shared secret. */
  secret: string;
}

/** Further settings for tests. */
export interface TestPlugOptions extends TestPaymentAccount {
  /** The timeout for the provider's answer, in milliseconds. @default 10000 */
  answerTime?: number;
  /** UTC milliseconds. @default Date.now */
  now?: () => number;
}

/** A payment in the provider's format. */
const payment = z.object({
  id: z.string(),
  key: z.string(),
  cents: z.int(),
  currency: z.enum(currencyCodes),
  state: z.enum(['open', 'checking', 'pending', 'paid', 'declined']),
  reason: z.enum(['refused', 'canceled', 'expired']).optional(),
  // Absent in webhooks.
  page: z.string().optional(),
});
const paymentReply = z.object({ payment });
const refundReply = z.object({
  refund: z.object({ id: z.string(), key: z.string(), cents: z.int() }),
});
const refusalReply = z.object({ error: z.string() });
const news = z.object({ id: z.string(), type: z.string(), payment });

/**
 * Creates the plug for the test provider, a separate process that moves no money. The outcome of an
 * attempt is chosen by a token as `method` (see `testMethods`), or on the hosted page.
 *
 * @param options the account
 */
export function createTestPlug({
  origin,
  secret,
  answerTime = 10_000,
  now = Date.now,
}: TestPlugOptions): PaymentPlug {
  async function call(
    method: 'GET' | 'POST',
    path: string,
    key?: string,
    body?: object,
  ): Promise<{ status: number; json: unknown }> {
    try {
      const reply = await fetch(`${origin}/v1/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(answerTime),
        redirect: 'error',
      });
      return { status: reply.status, json: readJson(await reply.text()) };
    } catch (cause) {
      throw new PaymentFault('unreachable', `the test provider at ${origin} does not answer.`, {
        cause,
      });
    }
  }

  async function ofPayment(
    path: string,
    key: string,
    method: 'GET' | 'POST',
  ): Promise<PaymentAnswer | UnknownPayment> {
    const reply = await call(method, `payments/${encodeURIComponent(key)}${path}`);
    if (reply.status === 404 && refusalReply.safeParse(reply.json).data?.error === 'unknown')
      return { status: 'unknown' };
    return readPayment(read(reply, paymentReply).payment, key);
  }

  return {
    id: 'test',
    pageOrigins: [new URL(origin).origin],
    async pay({ key, ...ask }) {
      const reply = await call('POST', 'payments', key, ask);
      return asRequested(ask, readPayment(read(reply, paymentReply).payment, key));
    },
    lookUp: ({ key }) => ofPayment('', key, 'GET'),
    void: ({ key }) => ofPayment('/void', key, 'POST'),
    async refund({ key, ...ask }) {
      const { refund } = read(await call('POST', 'refunds', key, ask), refundReply);
      if (refund.key !== key || refund.cents !== ask.cents)
        throw new PaymentFault(
          'mismatch',
          `refund ${refund.id} is not the one that was asked for.`,
        );
      return { refundId: refund.id };
    },
    async readWebhook(body, headers) {
      if (!isSigned(secret, body, headers[signatureHeader], now())) return undefined;
      return readNews(body);
    },
  };
}

function readNews(body: string): PaymentNews | 'other' {
  const found = news.safeParse(readJson(body)).data;
  if (!found || found.type !== `payment.${found.payment.state}`) return 'other';
  return {
    eventId: found.id,
    key: found.payment.key,
    answer: readPayment(found.payment, found.payment.key),
  };
}

function readPayment(found: z.infer<typeof payment>, key: string): PaymentAnswer {
  const { id, cents, currency, state, reason = 'refused', page = '' } = found;
  if (found.key !== key)
    throw new PaymentFault(
      'mismatch',
      `asked about ${key}, the test provider answers about ${found.key}.`,
    );
  switch (state) {
    case 'open':
    case 'checking':
      return { status: 'actionNeeded', url: page };
    case 'pending':
      return { status: 'pending' };
    case 'paid':
      return { status: 'paid', paymentId: id, cents, currency, settled: true };
    case 'declined':
      return { status: 'declined', reason };
  }
}

/** Reads the provider's answer; silence and internal errors never count as a refusal. */
function read<Schema extends z.ZodType>(
  { status, json }: { status: number; json: unknown },
  schema: Schema,
): z.infer<Schema> {
  const found = schema.safeParse(json);
  if (status === 200 && found.success) return found.data;
  const error = refusalReply.safeParse(json).data?.error;
  if (error === undefined || status >= 500)
    throw new PaymentFault(
      'unreachable',
      `the test provider answered ${status} and nothing that tells more.`,
    );
  const isMismatch = error === 'key-reused' || error === 'other-currency';
  throw new PaymentFault(
    isMismatch ? 'mismatch' : 'refused',
    `the test provider refuses: ${error}.`,
  );
}
