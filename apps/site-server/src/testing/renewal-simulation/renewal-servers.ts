import type { OutcomeNews } from '../../payment/payment-outcome';
import { readAttemptKey } from '../../shop/checkout/driver/checkout-payments';
import {
  createRenewalDriver,
  type RenewalDriver,
} from '../../shop/renewals/driver/create-renewal-driver';
import type { RenewalPayments, RenewalAttempt } from '../../shop/renewals/driver/renewal-book';
import { renewalId } from '../../shop/subscriptions/renewal-id';
import { createFaultyLine, type Weather } from '../checkout-simulation/faulty-line';
import type { ModelProvider } from '../checkout-simulation/model-provider';
import { createModelRenewals, modelKey } from './model-renewals';
import { resumeInWorld, type ModelSubscription, type RenewalWorld } from './renewal-world';

/** The shop's processes: several at once, killed and started again, all over one disk. */
export interface RenewalServers {
  start(): void;
  /** A buyer presses the button that pays what failed, at whichever server lives. */
  payNow(subscription: ModelSubscription): Promise<void>;
  /** Takes news of the provider; whether some server took them. */
  hear(news: OutcomeNews): Promise<boolean>;
}

/** What servers need. */
interface RenewalServersParts {
  readonly world: RenewalWorld;
  readonly weather: Weather;
  provider(): ModelProvider;
  /** Whether nothing is looked after any more. */
  isOver(): boolean;
}

/** A killed one hears and does nothing more. */
interface Process {
  isAlive: boolean;
  driver: RenewalDriver;
}

/** How often a process looks for what is due, in milliseconds. */
const sweepTime = 2 * 60 * 60_000;

/** Makes the servers; none runs yet. */
export function createRenewalServers({
  world,
  weather,
  provider,
  isOver,
}: RenewalServersParts): RenewalServers {
  const { queue, random } = world;
  const lines = { queue, random, weather };
  const processes: Process[] = [];

  function start(): void {
    const isAlive = () => process.isAlive;
    /** Every step may be the last one. */
    const step = () =>
      new Promise<void>((resolve) => {
        if (!weather.isHealed && isAlive() && random.chance(0.01)) kill(process);
        queue.setTimeout(() => isAlive() && resolve(), random.below(8));
      });
    const line = createFaultyLine(lines, isAlive, () => weather.isProviderDown);
    const reached = provider().reach(line);
    const process: Process = {
      isAlive: true,
      driver: createRenewalDriver({
        book: createModelRenewals(world, step),
        payments: paymentsOf(reached),
        now: () => queue.now(),
        report: () => undefined,
      }),
    };
    processes.push(process);

    async function sweep(): Promise<void> {
      if (!isAlive()) return;
      while (await process.driver.renewOne()) continue;
      for (const refund of [...world.refunds.values()].filter(({ isDone }) => !isDone)) {
        const { tried, paymentId } = refund;
        const cents = centsOf(tried);
        const mispaid =
          refund.cents === undefined
            ? undefined
            : { cents: refund.cents, currency: 'EUR' as const };
        const checkoutId = renewalId(tried);
        await reached
          .refund({ checkoutId, attempt: tried.attempt, cents }, { paymentId, mispaid })
          .then(() => void (refund.isDone = true))
          .catch(() => undefined);
      }
      if (!isOver()) queue.setTimeout(() => void sweep(), sweepTime);
    }
    queue.setTimeout(() => void sweep(), random.below(sweepTime));
  }

  function kill(victim: Process): void {
    victim.isAlive = false;
    queue.setTimeout(start, random.pick(0, 1_000, 300_000, 20 * 60_000));
  }

  const centsOf = ({ subscriptionId }: RenewalAttempt) =>
    world.subscriptions.get(subscriptionId)?.cents ?? 0;

  function paymentsOf(reached: ReturnType<ModelProvider['reach']>): RenewalPayments {
    const named = (tried: RenewalAttempt) => ({
      checkoutId: renewalId(tried),
      attempt: tried.attempt,
      cents: centsOf(tried),
    });
    return {
      pay: (tried) =>
        world.charged.has(modelKey(tried))
          ? reached.charge(named(tried))
          : reached.pay(named(tried)),
      lookUp: (tried) => reached.lookUp(named(tried)),
      void: (tried) => reached.void(named(tried)),
    };
  }

  const pickDriver = () => {
    const living = processes.filter(({ isAlive }) => isAlive);
    return living[random.below(living.length)]?.driver;
  };

  return {
    start,
    async payNow(subscription) {
      const driver = pickDriver();
      const isPastDue = subscription.state === 'paused' || subscription.attempt > 0;
      if (!driver || !isPastDue) return;
      resumeInWorld(world, subscription);
      const period = { subscriptionId: subscription.id, period: subscription.period + 1 };
      await driver.payNow(period).catch(() => undefined);
    },
    hear: (news) =>
      createFaultyLine(lines, () => true)
        .carry(async () => {
          const driver = pickDriver();
          const tried = readModelKey(news.key);
          if (driver && tried) await driver.hear(tried, news.answer);
          return driver !== undefined;
        })
        .catch(() => false),
  };
}

function readModelKey(key: string): RenewalAttempt | undefined {
  const tried = readAttemptKey(key);
  const [subscriptionId, period] = tried?.checkoutId.split('-') ?? [];
  if (!tried || subscriptionId === undefined) return undefined;
  return { subscriptionId, period: Number(period), attempt: tried.attempt };
}
