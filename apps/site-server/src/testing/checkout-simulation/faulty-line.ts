import type { EventQueue, Random } from '@frontage/core-lifecycle/testing';

/** How bad lines are, for all of them at once. */
export interface Weather {
  /** Nothing gets through to the provider. */
  isProviderDown: boolean;
  /** From now on nothing is lost. */
  isHealed: boolean;
}

/**
 * A line between two processes: what it carries may get lost, come late or come twice, and so may
 * the reply.
 */
export interface FaultyLine {
  /** Carries a call; rejects when no reply came in time. */
  carry<T>(serve: () => T | Promise<T>): Promise<T>;
}

/** How long a caller waits for a reply, in milliseconds. */
const patience = 30_000;

/**
 * Makes a line.
 *
 * @param parts time, chance, and the weather
 * @param isCallerAlive a caller that was killed hears nothing
 * @param isDown whether calls are refused at once
 */
export function createFaultyLine(
  { queue, random, weather }: { queue: EventQueue; random: Random; weather: Weather },
  isCallerAlive: () => boolean,
  isDown: () => boolean = () => false,
): FaultyLine {
  const happens = (probability: number) => !weather.isHealed && random.chance(probability);
  const delay = () => (happens(0.06) ? random.below(90_000) : 5 + random.below(200));
  return {
    carry: (serve) =>
      new Promise((resolve, reject) => {
        const end = (run: () => void, ms: number) =>
          queue.setTimeout(() => isCallerAlive() && run(), ms);
        const fail = () => reject(new Error('no reply'));
        if (isDown()) return void end(fail, 5);
        end(fail, patience);
        const isReplyLost = happens(0.06);
        const arrive = async () => {
          const value = await serve();
          if (!isReplyLost) end(() => resolve(value), delay());
        };
        if (happens(0.06)) return;
        queue.setTimeout(() => void arrive(), delay());
        if (happens(0.05)) queue.setTimeout(() => void serve(), delay());
      }),
  };
}
