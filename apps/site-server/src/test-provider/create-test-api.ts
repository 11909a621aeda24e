import { currencyCodes } from '@frontage/commerce-model';
import * as z from 'zod';
import { readJson } from '../http/read-json';
import { testMethods } from '../payment/test-methods';
import type { NewsPost } from './create-news-post';
import type { PaymentDesk } from './create-payment-desk';
import type { PaymentJournal } from './open-payment-journal';
import { showPayment } from './test-news';
import type { TestPayment } from './test-payment';

/** A call of the shop. */
export interface TestCall {
  method: string;
  /** The path without the query, such as `/v1/payments`. */
  path: string;
  /** The header `Idempotency-Key`. */
  key: string | undefined;
  body: string;
}

/** An answer as status and JSON; or the connection breaks, or nothing ever comes. */
export type TestReply = { status: number; json: object } | 'break' | 'silence';

/** What the calls need. */
export interface TestApiParts {
  journal: PaymentJournal;
  desk: PaymentDesk;
  post: NewsPost;
  /** The address of a payment's hosted page. */
  pageOf(payment: TestPayment): string;
}

const address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
const requestBody = z.object({
  cents: z.int().min(1),
  currency: z.enum(currencyCodes),
  description: z.string().max(1_000),
  email: z.string().max(320),
  returnUrl: address,
  cancelUrl: address,
  method: z.enum(testMethods).default('tok_page'),
  metadata: z.object({ siteId: z.string(), checkoutId: z.string(), attempt: z.int() }),
});
const refundBody = z.object({
  paymentId: z.string(),
  cents: z.int().min(1),
  currency: z.enum(currencyCodes),
});
const newsBody = z.object({ hold: z.boolean().optional(), send: z.array(z.string()).default([]) });

/**
 * Creates the provider's calls, for a shop that has presented its secret:
 *
 * - `POST /v1/payments`, `POST /v1/refunds` with an `Idempotency-Key`: the same key and body give
 *   the same result, another body gives 409
 * - `GET /v1/payments/<key>`, `POST /v1/payments/<key>/void`, `POST /v1/payments/<key>/settle`
 *   (completes the payment of `tok_pending`)
 * - `GET /v1/news`, `POST /v1/news` with `{ hold, send: [ids] }`: pauses webhooks, and sends some
 *   now, in that order, as often as listed
 */
export function createTestApi({
  journal,
  desk,
  post,
  pageOf,
}: TestApiParts): (call: TestCall) => Promise<TestReply> {
  const show = (payment: TestPayment) => ({
    payment: { ...showPayment(payment), page: pageOf(payment) },
  });

  async function pay({ key = '', body }: TestCall): Promise<TestReply> {
    const read = requestBody.safeParse(readJson(body));
    if (!read.success || !isKey(key)) return refuse(400, 'unreadable');
    const started = desk.start({ key, ...read.data });
    if (!started) return refuse(409, 'key-reused');
    const { payment, isNew } = started;
    if (isNew && payment.method === 'tok_break') return 'break';
    if (isNew && payment.method === 'tok_silence') return 'silence';
    if (isNew && payment.method === 'tok_early')
      for (const news of newsOf(key)) await post.bring(news);
    return { status: 200, json: show(payment) };
  }

  function refund({ key = '', body }: TestCall): TestReply {
    const read = refundBody.safeParse(readJson(body));
    if (!read.success || !isKey(key)) return refuse(400, 'unreadable');
    const step = desk.refund({ key, ...read.data });
    if (!step) return refuse(404, 'unknown');
    if ('refusal' in step) return refuse(step.refusal === 'key-reused' ? 409 : 422, step.refusal);
    return { status: 200, json: { refund: step.refund } };
  }

  async function sendNews(body: string): Promise<TestReply> {
    const read = newsBody.safeParse(readJson(body));
    if (!read.success) return refuse(400, 'unreadable');
    if (read.data.hold !== undefined) post.hold(read.data.hold);
    const statuses: number[] = [];
    for (const id of read.data.send) {
      const news = journal.news().find((one) => one.id === id);
      if (news) statuses.push(await post.bring(news));
    }
    return { status: 200, json: { statuses } };
  }

  function newsOf(key: string) {
    return journal.news().filter((news) => news.key === key);
  }

  return async (call) => {
    const { method, path } = call;
    const [, key = '', act] = /^\/v1\/payments\/([^/]+)(?:\/(void|settle))?$/.exec(path) ?? [];
    if (key !== '') {
      const payment = journal.byKey(decode(key));
      if (!payment) return refuse(404, 'unknown');
      if (method === 'GET' && act === undefined) return { status: 200, json: show(payment) };
      if (method === 'POST' && act === 'void')
        return {
          status: 200,
          json: show(desk.move(payment, { do: 'decline', reason: 'canceled' })),
        };
      if (method === 'POST' && act === 'settle')
        return { status: 200, json: show(desk.move(payment, { do: 'approve' })) };
    }
    switch (`${method} ${path}`) {
      case 'POST /v1/payments':
        return pay(call);
      case 'POST /v1/refunds':
        return refund(call);
      case 'GET /v1/news':
        return { status: 200, json: { news: journal.news() } };
      case 'POST /v1/news':
        return sendNews(call.body);
      default:
        return refuse(404, 'no-such-call');
    }
  };
}

function refuse(status: number, error: string): TestReply {
  return { status, json: { error } };
}

/** Decodes a part of a path; an invalid one matches nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function isKey(key: string): boolean {
  return key.length >= 1 && key.length <= 200;
}
