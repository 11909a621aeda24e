import { readJson } from '../http/read-json';
import { asRequested, PaymentFault } from './payment-fault';
import type { PaymentAnswer, PaymentPlug, UnknownPayment } from './payment-plug';
import {
  isUnknown,
  paymentReply,
  readNews,
  readPayment,
  readReply,
  readSetup,
  refundReply,
  setupReply,
  type TestReply,
} from './test-reply';
import { isSigned, signatureHeader } from './sign-webhook';

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
  ): Promise<TestReply> {
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
    if (isUnknown(reply)) return { status: 'unknown' };
    return readPayment(readReply(reply, paymentReply).payment, key);
  }

  return {
    id: 'test',
    isTest: true,
    pageOrigins: [new URL(origin).origin],
    async pay({ key, ...ask }) {
      const reply = await call('POST', 'payments', key, ask);
      return asRequested(ask, readPayment(readReply(reply, paymentReply).payment, key));
    },
    lookUp: ({ key }) => ofPayment('', key, 'GET'),
    void: ({ key }) => ofPayment('/void', key, 'POST'),
    savedMethods: {
      async charge({ key, ...ask }) {
        const reply = await call('POST', 'charges', key, ask);
        return asRequested(ask, readPayment(readReply(reply, paymentReply).payment, key));
      },
      async openPage({ key, ...ask }) {
        return readSetup(readReply(await call('POST', 'methods', key, ask), setupReply).setup);
      },
      async lookUpPage({ key }) {
        const reply = await call('GET', `methods/${encodeURIComponent(key)}`);
        return isUnknown(reply)
          ? { status: 'unknown' }
          : readSetup(readReply(reply, setupReply).setup);
      },
    },
    async refund({ key, ...ask }) {
      const { refund } = readReply(await call('POST', 'refunds', key, ask), refundReply);
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
