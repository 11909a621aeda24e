/** An answer of Stripe: a status and a body. */
export interface StripeReply {
  status: number;
  headers?: Record<string, string>;
  json: object;
}

/** A request that is refused before anything is done: nothing of it is stored. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string },
  ) {
    super(error.message);
  }
}

/** A question that was carried out, and that a bank said no to: its answer is stored. */
export class StripeDecline extends Error {
  readonly status = 402;

  constructor(
    readonly error: { type: string; message: string; code: string; payment_intent: object },
  ) {
    super(error.message);
  }
}

/**
 * How long a key is kept, in milliseconds: Stripe may drop it after 24 hours, and this stand-in
 * does.
 */
export const keyLifetime = 24 * 3_600_000;

interface KeptAnswer {
  question: string;
  at: number;
  reply: StripeReply | undefined;
}

/**
 * Stripe's rules for idempotency keys: once a request is being processed, its first status and body
 * are stored and replayed, including 500s; other values under the key are 400; a request while the
 * first one is still being processed is 409.
 *
 * @param now UTC milliseconds
 */
export function createStripeIdempotency(
  now: () => number,
): (
  key: string | undefined,
  question: string,
  carryOut: () => Promise<StripeReply>,
) => Promise<StripeReply> {
  const answersByKey = new Map<string, KeptAnswer>();

  return async (key, question, carryOut) => {
    if (key === undefined) return carryOut();
    if (key.length > 255)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: 'The key is longer than 255 characters.',
      });
    const earlierAnswer = answersByKey.get(key);
    if (earlierAnswer && now() - earlierAnswer.at < keyLifetime)
      return replay(earlierAnswer, question);
    const entry: KeptAnswer = { question, at: now(), reply: undefined };
    answersByKey.set(key, entry);
    try {
      return (entry.reply = await carryOut());
    } catch (error) {
      answersByKey.delete(key);
      throw error;
    }
  };
}

function replay({ question: first, reply }: KeptAnswer, question: string): StripeReply {
  if (first !== question)
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    });
  if (!reply)
    throw new StripeRefusal(409, {
      type: 'invalid_request_error',
      code: 'idempotency_key_in_use',
      message: 'Another request with this key is in progress.',
    });
  const isFailure = reply.status >= 500;
  return {
    ...reply,
    headers: {
      'idempotent-replayed': 'true',
      ...(isFailure ? { 'stripe-should-retry': 'false' } : {}),
    },
  };
}
