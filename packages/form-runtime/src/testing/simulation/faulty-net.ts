import type { EventQueue, Random } from '@frontage/core-lifecycle/testing';
import type { FormTransport, TransportFailure } from '../../form-transport';
import type { Net } from '@frontage/core-lifecycle';
import type { ModelServer } from './model-server';

/**
 * A network between forms and their server that loses, repeats and delays messages, until it heals.
 */
export interface FaultyNet {
  readonly net: Net;
  readonly transport: FormTransport;
  setOnline(isOnline: boolean): void;
  /** From now on nothing is lost. */
  heal(): void;
}

const unreached: TransportFailure = { ok: false, status: 0 };

/** Makes the network; what happens to a call is drawn when the call is made. */
export function createFaultyNet(server: ModelServer, queue: EventQueue, random: Random): FaultyNet {
  let isOnline = true;
  let isHealed = false;
  let waiters: (() => void)[] = [];

  /** Carries a call: the request may be lost, repeated or delayed, and so may the reply. */
  function carry<Result>(serve: () => Result): Promise<Result | TransportFailure> {
    return new Promise((resolve) => {
      const faulty = (probability: number) => !isHealed && random.chance(probability);
      const delay = () => (faulty(0.1) ? random.below(90_000) : 20 + random.below(400));
      const reply = (result: Result | TransportFailure) => {
        // A connection that hangs, and one that breaks.
        if (faulty(0.15))
          return void (random.chance(0.5) && queue.setTimeout(() => resolve(unreached), delay()));
        queue.setTimeout(() => resolve(result), delay());
      };
      const arrive = () => {
        const result: Result = serve();
        // A gateway that gave up while the server did not.
        if (faulty(0.08)) return reply({ ok: false, status: random.pick(502, 503, 504) });
        reply(result);
      };
      if (!isOnline) return void queue.setTimeout(() => resolve(unreached), 5);
      if (faulty(0.15))
        return void (random.chance(0.5) && queue.setTimeout(() => resolve(unreached), delay()));
      if (faulty(0.1))
        return reply(
          random.pick(
            { ok: false, status: 500 },
            { ok: false, status: 503 },
            { ok: false, status: 429, retryAfter: random.pick(1_000, 3_600_000) },
          ),
        );
      queue.setTimeout(arrive, delay());
      if (faulty(0.1)) queue.setTimeout(() => void serve(), delay());
    });
  }

  return {
    net: {
      isOnline: () => isOnline,
      whenOnline: () => new Promise<void>((resolve) => waiters.push(resolve)),
    },
    transport: {
      requestKey: () => carry(() => server.requestKey()),
      save: (submission) => carry(() => server.save(submission)),
    },
    setOnline: (now) => {
      isOnline = now;
      if (!now) return;
      for (const resolve of waiters) resolve();
      waiters = [];
    },
    heal: () => {
      isHealed = true;
    },
  };
}
