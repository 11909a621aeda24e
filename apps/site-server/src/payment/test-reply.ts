import { currencyCodes } from '@frontage/commerce-model';
import * as z from 'zod';
import { readJson } from '../http/read-json';
import { PaymentFault } from './payment-fault';
import type { PaymentAnswer, PaymentNews } from './payment-plug';
import type { MethodAnswer, MethodNews } from './saved-method';

/** What the test provider answered. */
export interface TestReply {
  readonly status: number;
  readonly json: unknown;
}

const savedMethod = z.object({
  id: z.string(),
  kind: z.enum(['card', 'other']),
  lastFour: z.string(),
});

/** A payment as the provider shows it. */
const payment = z.object({
  id: z.string(),
  key: z.string(),
  cents: z.int(),
  currency: z.enum(currencyCodes),
  state: z.enum(['open', 'checking', 'pending', 'paid', 'declined']),
  reason: z.enum(['refused', 'canceled', 'expired', 'expiredCard', 'authentication']).optional(),
  saved: savedMethod.optional(),
  // Not in webhooks.
  page: z.string().optional(),
});
/** A payment, as a call is answered. */
export const paymentReply = z.object({ payment });
/** A refund, as a call is answered. */
export const refundReply = z.object({
  refund: z.object({ id: z.string(), key: z.string(), cents: z.int() }),
});
const refusalReply = z.object({ error: z.string() });
const setup = z.object({
  key: z.string(),
  saved: savedMethod.optional(),
  // Not in webhooks.
  page: z.string().optional(),
});
/** A page on which a method is named, as a call is answered. */
export const setupReply = z.object({ setup });
const news = z.object({ id: z.string(), type: z.string(), payment });
const setupNews = z.object({ id: z.string(), type: z.literal('method.saved'), setup });

/** Whether there is nothing under that key. */
export function isUnknown({ status, json }: TestReply): boolean {
  return status === 404 && refusalReply.safeParse(json).data?.error === 'unknown';
}

/** How naming a method stands. */
export function readSetup({ saved, page = '' }: z.infer<typeof setup>): MethodAnswer {
  return saved ? { status: 'saved', method: saved } : { status: 'actionNeeded', url: page };
}

/** What a webhook tells; its signature was checked. */
export function readNews(body: string): PaymentNews | MethodNews | 'other' {
  const json = readJson(body);
  const named = setupNews.safeParse(json).data;
  if (named?.setup.saved)
    return { eventId: named.id, key: named.setup.key, method: named.setup.saved };
  const found = news.safeParse(json).data;
  if (!found || found.type !== `payment.${found.payment.state}`) return 'other';
  return {
    eventId: found.id,
    key: found.payment.key,
    answer: readPayment(found.payment, found.payment.key),
  };
}

/** How an attempt stands. */
export function readPayment(found: z.infer<typeof payment>, key: string): PaymentAnswer {
  const { id, cents, currency, state, reason = 'refused', page = '', saved } = found;
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
      return {
        status: 'paid',
        paymentId: id,
        cents,
        currency,
        settled: true,
        ...(saved && { saved }),
      };
    case 'declined':
      return { status: 'declined', reason };
  }
}

/** What the provider answered; its silence and its own troubles are never a no. */
export function readReply<Schema extends z.ZodType>(
  { status, json }: TestReply,
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
