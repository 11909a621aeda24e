import { serveLocally, type LocalReply, type LocalRequest } from './local-server';
import { changeRecords } from './change-records';
import { showRecords } from './show-records';
import {
  createStripeIdempotency,
  StripeDecline,
  StripeRefusal,
  type StripeReply,
} from './create-stripe-idempotency';
import { createStripeLedger, type StripeLedger } from './stripe-ledger';

/** Implements the part of Stripe that the plug uses, with its records and its documented rules. */
export interface StripeStandIn extends Pick<
  StripeLedger,
  'sessions' | 'intents' | 'refunds' | 'events' | 'act'
> {
  origin: string;
  /** Makes the next changing request fail with 500, after or before it takes effect. */
  failNext(when: 'before' | 'after'): void;
  /** Holds the next changing request until another one was told that it is in progress. */
  holdNext(): void;
  /** Runs right before the next changing request is processed. */
  beforeNext(run: () => void): void;
  /** Advances the clock, in milliseconds. */
  wait(ms: number): void;
  close(): Promise<void>;
}

const secretKey = 'sk_test_frontage';

/** Starts the stand-in on a free port; its secret key is `sk_test_frontage`. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  let waited = 0;
  let failure: 'before' | 'after' | undefined;
  let held: (() => void) | 'next' | undefined;
  let before: (() => void) | undefined;
  const now = () => Date.now() + waited;
  const seconds = () => Math.floor(now() / 1000);
  const ledger = createStripeLedger(seconds);
  const keep = createStripeIdempotency(now);

  async function carryOut(path: string, parameters: URLSearchParams): Promise<StripeReply> {
    const failsNow = failure;
    failure = undefined;
    before?.();
    before = undefined;
    if (held === 'next') await new Promise<void>((resolve) => (held = resolve));
    const reply = failsNow === 'before' ? { status: 200, json: {} } : change(path, parameters);
    if (failsNow === undefined) return reply;
    return {
      status: 500,
      json: { error: { type: 'api_error', message: 'Something went wrong.' } },
    };
  }

  function change(path: string, parameters: URLSearchParams): StripeReply {
    try {
      const json = structuredClone(changeRecords(ledger, path, parameters, seconds()));
      return { status: 200, json };
    } catch (error) {
      if (!(error instanceof StripeDecline)) throw error;
      return { status: error.status, json: { error: structuredClone(error.error) } };
    }
  }

  async function answer({ method, url, headers, body }: LocalRequest): Promise<StripeReply> {
    const { pathname, searchParams } = new URL(url, 'http://stripe');
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw new StripeRefusal(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided.',
      });
    if (method === 'GET') return { status: 200, json: showRecords(ledger, pathname, searchParams) };
    const key = headers['idempotency-key'];
    return keep(typeof key === 'string' ? key : undefined, `${pathname}?${body}`, () =>
      carryOut(pathname, new URLSearchParams(body)),
    );
  }

  async function reply(request: LocalRequest): Promise<LocalReply> {
    const { status, headers, json } = await answer(request).catch((error: unknown): StripeReply => {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, json: { error: error.error } };
    });
    // The held request continues once another one has been told that it is in progress.
    if (status === 409 && typeof held === 'function') {
      held();
      held = undefined;
    }
    return {
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    };
  }

  const server = await serveLocally(reply);
  const { sessions, intents, refunds, events, act } = ledger;
  return {
    origin: server.origin,
    sessions,
    intents,
    refunds,
    events,
    act,
    failNext: (when) => void (failure = when),
    holdNext: () => void (held = 'next'),
    beforeNext: (run) => void (before = run),
    wait(ms) {
      waited += ms;
      for (const session of sessions)
        if (session.expires_at <= seconds()) act(session.id, 'expire');
    },
    close: () => server.stop(),
  };
}
