import { currencyCodes } from '@frontage/commerce-model';
import * as z from 'zod';
import { readJson } from '../http/read-json';
import { testMethods } from '../payment/test-methods';
import type { NewsPost } from './create-news-post';
import type { StartedPayment } from './create-payment-desk';
import {
  chargeCard,
  findMethodPage,
  openMethodPage,
  type MethodCallParts,
  type MethodReply,
} from './charge-card';
import { addressText, askMetadata } from './test-ask';
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
export interface TestApiParts extends MethodCallParts {
  post: NewsPost;
  /** The address of a payment's hosted page. */
  pageOf(payment: TestPayment): string;
}

const requestBody = z.object({
  cents: z.int().min(1),
  currency: z.enum(currencyCodes),
  description: z.string().max(1_000),
  email: z.string().max(320),
  returnUrl: addressText,
  cancelUrl: addressText,
  method: z.enum(testMethods).default('tok_page'),
  keepsMethod: z.boolean().optional(),
  metadata: askMetadata,
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
 * - `POST /v1/payments`, `POST /v1/charges` (of a card that was kept, without its owner),
 *   `POST /v1/methods` (a page on which one is named), `POST /v1/refunds`, with an
 *   `Idempotency-Key`: the same key and body the same thing, another body 409
 * - `GET /v1/payments/<key>` (charges as well), `GET /v1/methods/<key>`,
 *   `POST /v1/payments/<key>/void`, `POST /v1/payments/<key>/settle` (lets money come that is on
 *   its way)
 * - `GET /v1/news`, `POST /v1/news` with `{ hold, send: [ids] }`: holds webhooks back, and sends
 *   some now, in that order, as often as named
 */
export function createTestApi(parts: TestApiParts): (call: TestCall) => Promise<TestReply> {
  const { journal, desk, post, pageOf } = parts;
  const show = (payment: TestPayment) => ({
    payment: { ...showPayment(payment), page: pageOf(payment) },
  });

  async function pay({ key = '', body }: TestCall): Promise<TestReply> {
    const read = requestBody.safeParse(readJson(body));
    if (!read.success || !isKey(key)) return refuse(400, 'unreadable');
    const { keepsMethod, ...ask } = read.data;
    const started = desk.start({ key, ...ask, ...(keepsMethod && { keepsMethod }) });
    return started ? begin(started) : refuse(409, 'key-reused');
  }

  async function begin({ payment, isNew }: StartedPayment): Promise<TestReply> {
    if (isNew && payment.method === 'tok_break') return 'break';
    if (isNew && payment.method === 'tok_silence') return 'silence';
    if (isNew && payment.method === 'tok_early')
      for (const news of newsOf(payment.key)) await post.bring(news);
    return { status: 200, json: show(payment) };
  }

  function newsOf(key: string) {
    return journal.news().filter((news) => news.key === key);
  }

  async function withKey({ key = '', body }: TestCall, run: typeof chargeCard): Promise<TestReply> {
    return isKey(key) ? answer(run(parts, key, body)) : refuse(400, 'unreadable');
  }

  async function answer(reply: MethodReply): Promise<TestReply> {
    if ('payment' in reply) return begin(reply);
    return 'error' in reply ? refuse(reply.status, reply.error) : { status: 200, json: reply };
  }

  return async (call) => {
    const { method, path } = call;
    const named = /^\/v1\/methods\/([^/]+)$/.exec(path)?.[1];
    if (named !== undefined && method === 'GET')
      return answer(findMethodPage(parts, decode(named)));
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
      case 'POST /v1/charges':
        return withKey(call, chargeCard);
      case 'POST /v1/methods':
        return withKey(call, openMethodPage);
      case 'POST /v1/refunds':
        return refund(parts, call);
      case 'GET /v1/news':
        return { status: 200, json: { news: journal.news() } };
      case 'POST /v1/news':
        return sendNews(parts, call.body);
      default:
        return refuse(404, 'no-such-call');
    }
  };
}

function refund({ desk }: TestApiParts, { key = '', body }: TestCall): TestReply {
  const read = refundBody.safeParse(readJson(body));
  if (!read.success || !isKey(key)) return refuse(400, 'unreadable');
  const step = desk.refund({ key, ...read.data });
  if (!step) return refuse(404, 'unknown');
  if ('refusal' in step) return refuse(step.refusal === 'key-reused' ? 409 : 422, step.refusal);
  return { status: 200, json: { refund: step.refund } };
}

async function sendNews({ journal, post }: TestApiParts, body: string): Promise<TestReply> {
  const read = newsBody.safeParse(readJson(body));
  if (!read.success) return refuse(400, 'unreadable');
  if (read.data.hold !== undefined) post.hold(read.data.hold);
  const statuses: number[] = [];
  for (const id of read.data.send) {
    const news = journal.news().find((entry) => entry.id === id);
    if (news) statuses.push(await post.bring(news));
  }
  return { status: 200, json: { statuses } };
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
